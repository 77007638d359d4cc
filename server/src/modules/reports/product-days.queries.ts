import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { levels } from '../stock/public.ts';

/** The counted days from a day on, newest first, and whether their products were counted too. */
export const daysSince = (db: Db, from: string) =>
  db
    .selectFrom('report_days')
    .select([sql<string>`day::text`.as('day'), 'counts_products'])
    .where('day', '>=', from)
    .orderBy('report_days.day', 'desc')
    .execute();

/** Products that sold in these days. */
export async function soldBetween(db: Db, from: string, to: string): Promise<number[]> {
  const rows = await db
    .selectFrom('report_products')
    .select('product_id')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('pieces', '>', 0)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Writes the products of a day; replaces an earlier count. */
export async function replaceProducts(
  tx: Tx,
  day: string,
  sold: readonly { product_id: number; pieces: number }[],
  soldOut: readonly number[],
): Promise<void> {
  await tx.deleteFrom('report_products').where('day', '=', day).execute();
  const rows = [
    ...sold.map(({ product_id, pieces }) => ({ product_id, pieces, is_sold_out: false })),
    ...soldOut.map((product_id) => ({ product_id, pieces: 0, is_sold_out: true })),
  ];
  await sql`
    insert into report_products (day, product_id, pieces, is_sold_out)
    select ${day}::date, product_id, pieces, is_sold_out
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (product_id int, pieces int, is_sold_out boolean)`.execute(
    tx,
  );
  await tx.updateTable('report_days').set({ counts_products: true }).where('day', '=', day).execute();
}

/** Sales and sold-out days of products since this day; older rows are deleted. */
export async function keepProductsSince(tx: Tx, from: string) {
  await tx.deleteFrom('report_products').where('day', '<', from).execute();
  return tx
    .selectFrom('report_products')
    .select(['product_id', sql<string>`day::text`.as('day'), 'pieces', 'is_sold_out'])
    .execute();
}

export async function replaceSpeeds(
  tx: Tx,
  speeds: readonly { product_id: number; pieces: number; days: number }[],
): Promise<void> {
  await tx.deleteFrom('product_speeds').execute();
  await sql`
    insert into product_speeds (product_id, pieces, days)
    select * from json_to_recordset(${JSON.stringify(speeds)}::json) as one (product_id int, pieces int, days smallint)`.execute(
    tx,
  );
}

/** The last day that the speeds include. */
export async function speedsCountedOn(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('report_days')
    .select(sql<string>`day::text`.as('day'))
    .where('counts_products', '=', true)
    .orderBy('report_days.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** More than a shop orders in a month; without a limit, an abandoned shop would list all its products. */
const MOST = 5_000;

interface SoonOut {
  product_id: number;
  pieces: number;
  days: number;
  remain: number;
  /** Days until it is sold out, to sort by. */
  left: number;
}

/** Products whose stock ends within this many days at their speed, the most urgent first. */
export async function soonOut(db: Db, days: number): Promise<SoonOut[]> {
  const { rows } = await sql<SoonOut>`
    select product_speeds.product_id, pieces, days, remain, (remain * days)::float8 / pieces as "left"
    from product_speeds join ${levels} as level on level.product_id = product_speeds.product_id
    where remain * days <= pieces * ${days}::int
    order by "left", product_speeds.product_id limit ${MOST}`.execute(db);
  return rows;
}
