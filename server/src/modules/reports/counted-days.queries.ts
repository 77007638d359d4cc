import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface CountedDay {
  day: string;
  orders: number;
  sales_tug: number;
  refunds_tug: number;
  coded_orders: number;
  codes_tug: number;
  delivered: number;
  delivered_in_time: number;
  bonus_given: number;
  bonus_spent: number;
  bonus_taken_back: number;
  bonus_adjusted: number;
  bonus_owed: number;
  searches: number;
  searches_in_vain: number;
  counted_at: Date;
}

interface MethodOfDay {
  method: string;
  orders: number;
  sales_tug: number;
  seconds: number;
}

export interface GoodsOfDay {
  category_id: number;
  brand_id: number;
  pieces: number;
  sales_tug: number;
  known_tug: number;
  cost_fen: number;
}

/** The last counted day, «2026-11-15»; null if there is none. */
export async function lastCountedDay(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('report_days')
    .select(sql<string | null>`max(day)::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/** Writes a day with its parts; replaces an earlier count. */
export async function replaceDay(
  tx: Tx,
  day: CountedDay,
  methods: readonly MethodOfDay[],
  goods: readonly GoodsOfDay[],
): Promise<void> {
  await tx.deleteFrom('report_methods').where('day', '=', day.day).execute();
  await tx.deleteFrom('report_goods').where('day', '=', day.day).execute();
  await tx
    .insertInto('report_days')
    .values(day)
    .onConflict((its) => its.column('day').doUpdateSet(day))
    .execute();
  const ofDay = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, day: day.day }));
  if (methods.length > 0) await tx.insertInto('report_methods').values(ofDay(methods)).execute();
  if (goods.length > 0) await tx.insertInto('report_goods').values(ofDay(goods)).execute();
}

/** The value of a day's stock by category; it cannot be computed later. */
export async function writeStock(
  tx: Tx,
  day: string,
  values: readonly { category_id: number; value_tug: number }[],
): Promise<void> {
  if (values.length === 0) return;
  await tx
    .insertInto('report_stock')
    .values(values.map((value) => ({ ...value, day })))
    .onConflict((its) => its.columns(['day', 'category_id']).doNothing())
    .execute();
}
