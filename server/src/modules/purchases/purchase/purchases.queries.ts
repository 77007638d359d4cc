import type { ShortReason } from '@tokhi/contract/admin/purchases/purchase-words';
import { refuse } from '@tokhi/contract/texts/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** A sum over its lines. */
const sum = (what: string) => sql<number>`(
  select coalesce(sum(${sql.raw(what)}), 0)::int from purchase_lines where purchase_lines.purchase_id = purchases.id)`;
const COST = sql<number>`(
  select coalesce(sum(units::bigint * unit_cost_fen), 0)::bigint from purchase_lines
  where purchase_lines.purchase_id = purchases.id)`;

const purchases = (db: Db) =>
  db
    .selectFrom('purchases')
    .select(['id', 'supplier_id', 'version', 'deposit_percent', 'parts', 'expected_on', 'note', 'yuan_rate_tug'])
    .select(['created_at', 'created_by', 'sent_at', 'sent_by', 'confirmed_at', 'closed_at', 'cancelled_at', 'ended_by'])
    .select(['short_reason', 'end_note'])
    .select([sum('units').as('units'), sum('received').as('received'), sum('1').as('lines'), COST.as('total_fen')])
    .$narrowType<{ short_reason: ShortReason | null }>();

export type PurchaseRow = Awaited<ReturnType<typeof requirePurchase>>;

export async function requirePurchase(db: Db, id: number) {
  const row = await purchases(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse('purchase_not_found');
  return row;
}

/** These purchases, as in lists. */
export async function purchasesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PurchaseRow>();
  const rows = await purchases(db)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the purchase until the transaction ends; refused if it changed since the caller saw it. */
export async function lockPurchase(tx: Tx, { number, version }: { number: number; version: number }) {
  await tx.selectFrom('purchases').select('id').where('id', '=', number).forUpdate().execute();
  // In a second statement: a `for update` that waited would still see the lines as of before the wait.
  const row = await requirePurchase(tx, number);
  if (row.version !== version) throw refuse('changed_meanwhile', { version: row.version });
  return row;
}

export const isDraft = ({ sent_at, cancelled_at }: PurchaseRow): boolean => sent_at === null && cancelled_at === null;
export const isOpen = ({ sent_at, closed_at, cancelled_at }: PurchaseRow): boolean =>
  sent_at !== null && closed_at === null && cancelled_at === null;

const PAGE = 50;

/** One extra row is read: it shows whether there is a next page. */
export const listedRows = {
  drafts: (db: Db, supplier: number | undefined, after: number | undefined) =>
    ofSupplier(db, supplier, after).where('sent_at', 'is', null).where('cancelled_at', 'is', null).execute(),
  open: (db: Db, supplier: number | undefined) =>
    purchases(db)
      .$if(supplier !== undefined, (query) => query.where('supplier_id', '=', supplier ?? 0))
      .where('sent_at', 'is not', null)
      .where('closed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .orderBy('expected_on')
      .orderBy('id')
      .limit(MOST_OPEN)
      .execute(),
  ended: (db: Db, supplier: number | undefined, after: number | undefined) =>
    ofSupplier(db, supplier, after).where(sql<boolean>`(closed_at is not null or cancelled_at is not null)`).execute(),
};

/** More than a shop has open; they are shown on one page. */
const MOST_OPEN = 500;
export const PURCHASES_SHOWN = PAGE;

const ofSupplier = (db: Db, supplier: number | undefined, after: number | undefined) =>
  purchases(db)
    .$if(supplier !== undefined, (query) => query.where('supplier_id', '=', supplier ?? 0))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1);

interface Begun {
  supplier_id: number;
  created_by: number;
  created_at: Date;
  deposit_percent: number;
  expected_on: string | null;
}

export async function insertPurchase(tx: Tx, purchase: Begun): Promise<number> {
  return (await tx.insertInto('purchases').values(purchase).returning('id').executeTakeFirstOrThrow()).id;
}

interface Changed {
  supplier_id: number;
  deposit_percent: number;
  expected_on: string | null;
  note: string;
  parts: number;
  sent_at: Date;
  sent_by: number;
  yuan_rate_tug: number;
  confirmed_at: Date;
  closed_at: Date;
  cancelled_at: Date;
  ended_by: number;
  short_reason: ShortReason;
  end_note: string | null;
}

export async function updatePurchase(tx: Tx, id: number, set: Partial<Changed>): Promise<void> {
  await tx.updateTable('purchases').set(set).where('id', '=', id).execute();
}

/** How many drafts there are. */
export async function countDrafts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('purchases')
    .select(sql<number>`count(*)::int`.as('drafts'))
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.drafts;
}

/** Purchases that are not finished, by supplier. */
export async function openPurchasesBySupplier(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('purchases')
    .select(['supplier_id', sql<number>`count(*)::int`.as('purchases')])
    .where('closed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .groupBy('supplier_id')
    .execute();
  return new Map(rows.map(({ supplier_id, purchases: count }) => [supplier_id, count]));
}
