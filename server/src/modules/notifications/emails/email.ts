import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';

/** A product in an email. */
const product = z.object({ code: z.string(), name: z.string(), picture: z.string().nullable() });
const tug = z.int().nonnegative();
/** Goods of an order; an email queued before goods had pictures has only their names. */
const orderedGoods = z.object({
  name: z.string(),
  colour: z.string().default(''),
  quantity: z.int(),
  amountTug: tug.nullable().default(null),
  picture: z.string().nullable().default(null),
});
/** The rows of the sum, goods after their discount (rules/summary-rows); an email queued before this field existed has none. */
const sumRows = z.array(z.object({ name: z.enum(termNames), amountTug: z.int() })).default([]);
/** Switches emails of one kind off, without a login (record 125). */
const stopKey = z.string();

/** The steps of an order that its customer gets an email about. */
export const ORDER_STEPS = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** Every email of the shop, with its content. Dates in a row are text. */
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
    /** The address of the admin application, which only the admin process knows. */
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
  /** A staff member's answer. */
  z.object({ kind: z.literal('contact-answer'), text: z.string() }),
  z.object({
    kind: z.literal('order-made'),
    orderNumber: z.string(),
    totalTug: tug,
    payBy: z.coerce.date(),
    goods: z.array(orderedGoods),
    rows: sumRows,
    token: z.string(),
    // Missing in older emails.
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
    /** Delivery address or pickup point. Entered by the paying customer (record 159). */
    place: z.string().nullable().default(null),
    isPickup: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('order-step'),
    orderNumber: z.string(),
    step: z.enum(ORDER_STEPS),
    /** Delivery or pickup. */
    isPickup: z.boolean(),
  }),
  z.object({
    kind: z.literal('order-step-corrected'),
    orderNumber: z.string(),
    /** The wrong step. */
    step: z.enum(ORDER_STEPS),
    /** The order's real status. */
    status: z.enum(['paid', ...ORDER_STEPS]),
  }),
  z.object({
    kind: z.literal('order-receipt'),
    orderNumber: z.string(),
    billId: z.string(),
    totalTug: tug,
    vatTug: tug,
    /** It replaces the former one: a part of the order was refunded. */
    isCorrection: z.boolean(),
    lottery: z.string().nullable(),
    qrData: z.string().nullable(),
  }),
  /** A staff member's message about the order. */
  z.object({ kind: z.literal('order-message'), orderNumber: z.string(), text: z.string() }),
  z.object({ kind: z.literal('stray-money'), orderNumber: z.string(), amountTug: tug }),
  z.object({
    kind: z.literal('refund-asked'),
    orderNumber: z.string(),
    amountTug: tug,
    // Missing in older emails.
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

/** Secrets and fields that may not be kept (record 035): stored only until the email is sent, and only in the row's `secret`. */
const SECRET_FIELDS: readonly string[] = ['token', 'code', 'stopKey', 'lottery', 'qrData'];

/** The columns of an email; secrets apart from facts. */
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

/** The email in a row, and the name in its greeting. */
export function emailOf(row: { template: string; payload: unknown; secret: unknown }) {
  const facts = Facts.parse(row.payload);
  const email = Email.parse({ ...facts, ...Facts.parse(row.secret ?? {}), kind: row.template });
  return { email, name: facts.recipientName ?? null };
}
