import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../db/database.ts';
import type { InJson } from '../../../db/prepared-query.ts';
import type { KnownInvoice, OpenedInvoice } from '../../../providers/gateway/payment-gateway.ts';
import { checkoutSettings, storedMethod } from '../../settings/public.ts';

const COLUMNS = [
  'id',
  'order_id',
  'amount_tug',
  'created_at',
  'provider',
  'status',
  'reference',
  'provider_invoice_id',
  'qr_text',
  'payment_url',
  'deeplinks',
  'unsure_since',
  'closing_since',
  'last_checked_at',
  'payer_phone',
  'unknown_since',
  'unknown_answers',
] as const;
const byHand = sql<boolean>`callback_token_hash is null`.as('by_hand');

const invoices = (db: Db) => db.selectFrom('invoices').select(COLUMNS).select(byHand);

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof openInvoiceOf>>>;

const openInvoices = (db: Db, orderId: number) =>
  invoices(db).where('order_id', '=', orderId).where('status', '=', 'open');

export const openInvoiceOf = (db: Db, orderId: number) => openInvoices(db, orderId).executeTakeFirst();

/** The same inside another statement; `invoiceFromJson` reads it. */
export const openInvoiceAsJson = (db: Db, orderId: number) => jsonObjectFrom(openInvoices(db, orderId));

export function invoiceFromJson(row: InJson<InvoiceRow>): InvoiceRow {
  const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));
  return {
    ...row,
    created_at: new Date(row.created_at),
    unsure_since: moment(row.unsure_since),
    closing_since: moment(row.closing_since),
    last_checked_at: moment(row.last_checked_at),
    unknown_since: moment(row.unknown_since),
  };
}

/** The open invoice of the order to which `reference` belongs. References are unique by provider, so an index finds them. */
export const openInvoiceOfSameOrder = (db: Db, reference: string) =>
  invoices(db)
    .where('status', '=', 'open')
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('invoices as named')
        .select('named.order_id')
        .where('named.provider', 'in', paymentMethods.map(storedMethod))
        .where('named.reference', '=', reference),
    )
    .executeTakeFirst();

export const newestInvoiceOf = (db: Db, orderId: number) =>
  invoices(db).where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst();

export const invoiceById = (db: Db, id: number) => invoices(db).where('id', '=', id).executeTakeFirst();

/** Invoices that a provider may still know: also superseded ones, which may turn out to be paid. */
export const unpaidInvoicesOf = (db: Db, orderId: number) =>
  invoices(db).where('order_id', '=', orderId).where('status', '<>', 'paid').orderBy('id').execute();

/** Every invoice of an order at one provider, the oldest first. */
export const invoicesAt = (db: Db, orderId: number, provider: string) =>
  invoices(db).where('order_id', '=', orderId).where('provider', '=', provider).orderBy('id').execute();

/** The unsure invoices of several orders, in the order of the orders. */
export const unpaidInvoicesOfOrders = (db: Db, orderIds: readonly number[]) =>
  invoices(db)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .where('status', '<>', 'paid')
    .where('callback_token_hash', 'is not', null)
    .where('unsure_since', 'is not', null)
    .orderBy('order_id')
    .orderBy('id')
    .execute();

export const invoiceByToken = (db: Db, provider: string, hash: Buffer) =>
  invoices(db).where('provider', '=', provider).where('callback_token_hash', '=', hash).executeTakeFirst();

export const invoiceByReference = (db: Db, provider: string, reference: string) =>
  invoices(db).where('provider', '=', provider).where('reference', '=', reference).executeTakeFirst();

export const invoiceByProviderId = (db: Db, provider: string, id: string) =>
  invoices(db).where('provider', '=', provider).where('provider_invoice_id', '=', id).executeTakeFirst();

/** A provider's open invoices that were not checked since then, the longest first; without those that it is just making. */
export const invoicesToCheck = (db: Db, provider: string, since: Date, limit: number) =>
  invoices(db)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .where('callback_token_hash', 'is not', null)
    .where('created_at', '<', since)
    .where((eb) => eb.or([eb('last_checked_at', 'is', null), eb('last_checked_at', '<', since)]))
    .orderBy(sql`last_checked_at nulls first`)
    .limit(limit)
    .execute();

const HOUR_MS = 3_600_000;

/** Superseded invoices that may still be paid (record 136), not checked since then, the longest first; after a day, once an hour. */
export const supersededToCheck = (db: Db, provider: string, since: Date, limit: number) =>
  invoices(db)
    .where('provider', '=', provider)
    .where('watched_until', 'is not', null)
    .where((eb) => eb.or([eb('last_checked_at', 'is', null), eb('last_checked_at', '<', since)]))
    .where((eb) =>
      eb.or([
        eb('last_checked_at', 'is', null),
        eb('closed_at', '>', new Date(since.getTime() - DAY_MS)),
        eb('last_checked_at', '<', new Date(since.getTime() - HOUR_MS)),
      ]),
    )
    .orderBy(sql`last_checked_at nulls first`)
    .limit(limit)
    .execute();

export const knownInvoice = (row: InvoiceRow): KnownInvoice => ({
  providerInvoiceId: row.provider_invoice_id,
  reference: row.reference,
  amountTug: row.amount_tug,
  createdAt: row.created_at,
});

interface NewInvoice {
  orderId: number;
  orderNumber: string;
  provider: string;
  amountTug: number;
  /** Null: confirmed by hand, without callbacks. */
  tokenHash: Buffer | null;
  /** The phone that the lender asks, if the customer named one. */
  payerPhone: string | null;
  createdAt: Date;
}

/** The caller has locked the order, so that no two invoices count as the same attempt; a provider may refuse a reference twice. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<InvoiceRow> {
  const { orderId, orderNumber, provider, amountTug, tokenHash, payerPhone, createdAt } = invoice;
  const attempt = sql<string>`(
    select ${orderNumber}::text || case when count(*) > 0 then '-R' || count(*) + 1 else '' end
    from invoices as earlier where earlier.order_id = ${orderId})`;
  return tx
    .insertInto('invoices')
    .values({
      order_id: orderId,
      provider,
      amount_tug: amountTug,
      callback_token_hash: tokenHash,
      payer_phone: payerPhone,
      reference: attempt,
      created_at: createdAt,
    })
    .returning(COLUMNS)
    .returning(byHand)
    .executeTakeFirstOrThrow();
}

/** Stores the provider's answer before anything of it is shown; undefined: the invoice was closed meanwhile. */
export const keepAnswer = (db: Db, id: number, opened: OpenedInvoice): Promise<InvoiceRow | undefined> =>
  db
    .updateTable('invoices')
    .set({
      provider_invoice_id: opened.providerInvoiceId,
      qr_text: opened.qrText,
      payment_url: opened.paymentUrl,
      deeplinks: JSON.stringify(opened.deeplinks),
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(COLUMNS)
    .returning(byHand)
    .executeTakeFirst();

/** Before the provider is asked to close it: if the process dies in between, the invoice no longer looks payable. */
export async function markClosing(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ closing_since: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('closing_since', 'is', null)
    .execute();
}

const DAY_MS = 86_400_000;
/** A day: a customer with a QR on another screen, or a bank's page in another tab, pays by then or not at all. */
const WATCHED_DAYS = 1;
/** It has neither callbacks nor lists: without a check its money is never noticed (record 139). */
const SILENT = 'golomt';

/** Closes the invoice here; it is still checked for a payment for a day, at a silent provider for a week. */
export async function closeInvoiceRow(db: Db, id: number, how: 'cancelled' | 'expired', now: Date): Promise<void> {
  const { watchSilentDays } = await checkoutSettings(db);
  const days = sql`case provider when ${SILENT} then ${watchSilentDays}::int else ${WATCHED_DAYS}::int end`;
  const until = sql`${now}::timestamptz + ${days} * interval '24 hours'`;
  await db
    .updateTable('invoices')
    .set({ status: how, closed_at: now, unsure_since: null })
    .set({ watched_until: sql<Date | null>`case when callback_token_hash is not null then ${until} end` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Also for a superseded invoice: a provider takes money until it knows that the invoice is closed (decision 15). */
export async function markInvoicePaid(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ status: 'paid', closed_at: sql`coalesce(closed_at, ${now})`, unsure_since: null, watched_until: null })
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .execute();
}

/** Of all pages and processes that want to check, one may, once per interval. */
export async function claimCheck(db: Db, id: number, now: Date, notSince: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('invoices')
    .set({ last_checked_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .where((eb) => eb.or([eb('last_checked_at', 'is', null), eb('last_checked_at', '<=', notSince)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Stores when the provider was asked, and since when its answer is unknown. The watch goes on while a provider is away at its end; an
 * invoice without a provider's number is not watched longer, because only its callback can tell.
 */
export async function noteCheck(db: Db, id: number, said: 'known' | 'unknown' | 'nothing', now: Date): Promise<void> {
  const goesOn =
    said === 'nothing' ? sql`watched_until > ${now} or provider_invoice_id is not null` : sql`watched_until > ${now}`;
  await db
    .updateTable('invoices')
    .set({ last_checked_at: now, unsure_since: said === 'known' ? null : sql`coalesce(unsure_since, ${now})` })
    // No answer is neutral: it neither adds to the answers in a row nor interrupts them.
    .$if(said === 'known', (query) => query.set({ unknown_since: null, unknown_answers: 0 }))
    .$if(said === 'unknown', (query) =>
      query.set({ unknown_since: sql`coalesce(unknown_since, ${now})`, unknown_answers: sql`unknown_answers + 1` }),
    )
    .set({ watched_until: sql<Date | null>`case when ${goesOn} then watched_until end` })
    .where('id', '=', id)
    .execute();
}

/** Stores the provider's number from a callback if the answer with it was lost; a number of another invoice is ignored. */
export async function keepLateId(db: Db, { id, provider }: InvoiceRow, providerInvoiceId: string): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ provider_invoice_id: providerInvoiceId })
    .where('id', '=', id)
    .where('provider_invoice_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices as other')
            .select('other.id')
            .where('other.provider', '=', provider)
            .where('other.provider_invoice_id', '=', providerInvoiceId),
        ),
      ),
    )
    .execute();
}
