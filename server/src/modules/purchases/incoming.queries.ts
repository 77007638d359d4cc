// Units of open purchases that were ordered from suppliers and have not arrived.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const MISSING = sql`
  select purchase_lines.product_id, purchases.id as purchase, purchase_lines.units - received as units,
    coalesce(purchase_lines.expected_on, purchases.expected_on)::text as expected_on
  from purchases join purchase_lines on purchase_lines.purchase_id = purchases.id
  where purchases.sent_at is not null and purchases.closed_at is null and purchases.cancelled_at is null
    and received < purchase_lines.units`;

interface Incoming {
  product_id: number;
  purchase: number;
  units: number;
  expected_on: string;
}

/** Incoming units of these products, by expected day. */
export async function incomingOf(db: Db, productIds: readonly number[]): Promise<Incoming[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<Incoming>`${MISSING} and purchase_lines.product_id = any(${[...productIds]}::int[])
    order by expected_on, purchase, product_id`.execute(db);
  return rows;
}

/** Incoming units of all products together. */
export async function incomingInAll(db: Db) {
  const { rows } = await sql<{ units: number; expected_on: string; purchase: number }>`
    select sum(units)::int as units, expected_on, purchase from (${MISSING}) as missing
    group by expected_on, purchase order by expected_on, purchase`.execute(db);
  return rows;
}

/** Units of these products in drafts. */
export async function draftedOf(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product_id: number; units: number }>`
    select product_id, sum(units)::int as units
    from purchases join purchase_lines on purchase_lines.purchase_id = purchases.id
    where sent_at is null and cancelled_at is null and product_id = any(${[...productIds]}::int[])
    group by product_id`.execute(db);
  return new Map(rows.map(({ product_id, units }) => [product_id, units]));
}
