// The parts of QPay's answers that the shop reads. Figures may be numbers, texts («10.00») or null; keys are misspelt.
import { z } from 'zod';

/** Values from here on are timestamps, not durations. */
const FIRST_MOMENT = 1_000_000_000;

export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive(),
});

/** The expiry of a token: documented as a duration in seconds, but sent as a timestamp. */
export const endOfToken = (expiresIn: number, now: Date): Date =>
  expiresIn > FIRST_MOMENT ? new Date(expiresIn * 1_000) : new Date(now.getTime() + expiresIn * 1_000);

export const InvoiceAnswer = z.object({
  invoice_id: z.string().min(1),
  qr_text: z.string().min(1),
  qPay_shortUrl: z.string().nullish(),
  urls: z.array(z.object({ name: z.string(), description: z.string().nullish(), link: z.string() })).default([]),
});

/** Spelt with one L, and perhaps one day with two. */
export const InvoiceState = z.object({ invoice_status: z.string() });
export const isCancelled = (status: string): boolean => /^CANCELL?ED$/.test(status);

/** Whole tugrik: a fraction does not count. */
const Amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform((value) => Math.floor(Number(value)));

/** Without a zone it is in Ulaanbaatar's. */
const Moment = z
  .string()
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}+08:00`))
  .refine((moment) => !Number.isNaN(moment.getTime()));

/** Without a payment `paid_amount` is missing; rows do not contain the time of payment. */
export const CheckAnswer = z.object({
  count: z.coerce.number(),
  rows: z.array(z.object({ payment_id: z.string().min(1), payment_status: z.string() })).default([]),
});

const Account = z.object({ account_bank_name: z.string().nullish(), account_number: z.string().nullish() });

const Raw = z.record(z.string(), z.unknown());

/** Keeps the original answer next to the parsed one: it is the evidence. */
const withWords = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? { ...raw, evidence: raw } : raw;

const payment = {
  payment_id: z.string().min(1),
  payment_status: z.string(),
  payment_amount: Amount,
  payment_fee: Amount.nullish(),
  payment_currency: z.literal('MNT'),
  payment_date: Moment,
  object_id: z.string().nullish(),
  evidence: Raw,
};

export const PaymentAnswer = z.preprocess(
  withWords,
  z.object({
    ...payment,
    transaction_type: z.string().nullish(),
    p2p_transactions: z.array(Account).nullish(),
  }),
);

export const ListAnswer = z.object({
  count: z.coerce.number(),
  rows: z
    .array(z.preprocess(withWords, z.object({ ...payment, payment_description: z.string().nullish() })))
    .default([]),
});

const Failure = z.object({ error: z.unknown(), message: z.string().optional() }).partial();

/** The code of a refusal: `error`, or for an invalid field its name, or only the message. */
export function codeOf(body: unknown, status: number): string {
  const { error, message } = Failure.safeParse(body).data ?? {};
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null) return `wrong ${Object.keys(error).join(', ')}`;
  return message ?? `answered ${status}`;
}
