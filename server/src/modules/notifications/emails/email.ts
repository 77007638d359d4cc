import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';

/** A product as an email names it. */
const product = z.object({ code: z.string(), name: z.string(), picture: z.string().nullable() });
const tug = z.int().nonnegative();
/** Goods of an order; an email that has waited since before they were drawn has only their names. */
const orderedGoods = z.object({
  name: z.string(),
  colour: z.string().default(''),
  quantity: z.int(),
  amountTug: tug.nullable().default(null),
  picture: z.string().nullable().default(null),
});
/** A row of the sum, goods after their discount (rules/summary-rows); an email that has waited since before has none. */
const sumRows = z.array(z.object({ name: z.enum(termNames), amountTug: z.int() })).default([]);
/** Switches emails of one kind off, without a login (record 125). */
const stopKey = z.string();

/** The steps of an order's road about which its customer gets an email. */
export const ORDER_STEPS = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** Everything the shop writes, with what it says. Dates come back from a row as text. */
export const Email = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm-email'), token: z.string() }),
  z.object({ kind: z.literal('login-code'), code: z.string() }),
  z.object({ kind: z.literal('reset-password'), token: z.string() }),
  z.object({ kind: z.literal('welcome'), bonus: z.int().nonnegative() }),
  z.object({ kind: z.literal('new-device'), browser: z.string(), address: z.string(), at: z.coerce.date() }),
  z.object({ kind: z.literal('password-changed'), at: z.coerce.date() }),
  z.object({ kind: z.literal('email-changing'), newEmail: z.string() }),
  z.object({ kind: z.literal('email-change'), token: z.string() }),
  z.object({ kind: z.literal('email-changed'), newEmail: z.string() }),
  z.object({ kind: z.literal('price-drop'), product, wasTug: tug, nowTug: tug, stopKey }),
  z.object({ kind: z.literal('back-in-stock'), product, nowTug: tug, stopKey }),
  z.object({
    kind: z.literal('staff-invited'),
    token: z.string(),
    invitedBy: z.string(),
    /** The address of the admin application, which only its own process knows. */
    adminOrigin: z.string(),
  }),
  z.object({
    kind: z.literal('staff-new-device'),
    browser: z.string(),
    address: z.string(),
    at: z.coerce.date(),
    adminOrigin: z.string(),
  }),
  z.object({ kind: z.literal('contact-received'), title: z.string() }),
  /** What a staff member answered. */
  z.object({ kind: z.literal('contact-answer'), text: z.string() }),
  z.object({
    kind: z.literal('order-made'),
    orderNumber: z.string(),
    totalTug: tug,
    payBy: z.coerce.date(),
    goods: z.array(orderedGoods),
    rows: sumRows,
    token: z.string(),
    // Emails of before know nothing of it.
    byPhone: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('order-expiring'), orderNumber: z.string(), totalTug: tug, payBy: z.coerce.date() }),
  z.object({ kind: z.literal('order-expired'), orderNumber: z.string() }),
  z.object({
    kind: z.literal('order-paid'),
    orderNumber: z.string(),
    totalTug: tug,
    bonus: z.int().nonnegative(),
    goods: z.array(orderedGoods).default([]),
    rows: sumRows,
    paidAt: z.coerce.date().nullable().default(null),
    /** «11/30 – 12/04»: when it reaches the customer. */
    arrives: z.string().nullable().default(null),
    /** Where it goes, or where it is fetched. Typed by whoever paid for it (record 159). */
    place: z.string().nullable().default(null),
    isPickup: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('order-step'),
    orderNumber: z.string(),
    step: z.enum(ORDER_STEPS),
    /** Whether it is brought or fetched. */
    isPickup: z.boolean(),
  }),
  z.object({
    kind: z.literal('order-step-corrected'),
    orderNumber: z.string(),
    /** Told by mistake. */
    step: z.enum(ORDER_STEPS),
    /** Where the order really is. */
    status: z.enum(['paid', ...ORDER_STEPS]),
  }),
  z.object({
    kind: z.literal('order-receipt'),
    orderNumber: z.string(),
    billId: z.string(),
    totalTug: tug,
    vatTug: tug,
    /** It takes the place of the one before: a part of the order was given back. */
    isCorrection: z.boolean(),
    lottery: z.string().nullable(),
    qrData: z.string().nullable(),
  }),
  /** What a staff member wrote about the order. */
  z.object({ kind: z.literal('order-message'), orderNumber: z.string(), text: z.string() }),
  z.object({ kind: z.literal('stray-money'), orderNumber: z.string(), amountTug: tug }),
  z.object({
    kind: z.literal('refund-asked'),
    orderNumber: z.string(),
    amountTug: tug,
    // Emails of before know nothing of it.
    isUnavailable: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('refund-done'), orderNumber: z.string(), amountTug: tug, account: z.string().nullable() }),
  z.object({ kind: z.literal('refund-declined'), orderNumber: z.string(), answer: z.string() }),
  z.object({
    kind: z.literal('open-money'),
    day: z.string(),
    open: z.array(
      z.object({
        kind: z.enum(['refunds', 'unknown', 'transfers']),
        count: z.int().positive(),
        sumTug: tug,
        oldestAt: z.coerce.date(),
      }),
    ),
  }),
]);
export type Email = z.output<typeof Email>;
export type EmailKind = Email['kind'];
export type EmailOf<Kind extends EmailKind> = Extract<Email, { kind: Kind }>;

/** What opens something, or may not be kept (record 035): there only until the email is sent, and only in the row's `secret`. */
const SECRET_FIELDS: readonly string[] = ['token', 'code', 'stopKey', 'lottery', 'qrData'];

/** An email as a row keeps it; secrets apart from facts. */
export function emailColumns({ kind, ...said }: Email, recipientName: string | null) {
  const fields = Object.entries(said);
  const secret = fields.filter(([name]) => SECRET_FIELDS.includes(name));
  const facts = fields.filter(([name]) => !SECRET_FIELDS.includes(name));
  return {
    template: kind,
    payload: JSON.stringify({ ...Object.fromEntries(facts), ...(recipientName !== null && { recipientName }) }),
    secret: secret.length === 0 ? null : JSON.stringify(Object.fromEntries(secret)),
  };
}

const Facts = z.looseObject({ recipientName: z.string().optional() });

/** The email of a row, and whom it greets. */
export function emailOf(row: { template: string; payload: unknown; secret: unknown }) {
  const facts = Facts.parse(row.payload);
  const email = Email.parse({ ...facts, ...Facts.parse(row.secret ?? {}), kind: row.template });
  return { email, name: facts.recipientName ?? null };
}
