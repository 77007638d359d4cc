import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Both ends are in it. */
export interface Period {
  from: string;
  to: string;
}

/** The days of a period that were counted. */
export const countedDays = (db: Db, { from, to }: Period) =>
  db.selectFrom('report_days').selectAll().where('day', '>=', from).where('day', '<=', to).orderBy('day').execute();

/** The last day that was counted. */
export const lastCount = (db: Db) =>
  db.selectFrom('report_days').select(['day', 'counted_at']).orderBy('day', 'desc').limit(1).executeTakeFirst();

/** In the period, or in the one before it. */
const within = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`;
const sumOf = (column: string, period: Period) =>
  sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${within(period)}), 0)::bigint`;

export const methodSums = (db: Db, period: Period, before: Period) =>
  db
    .selectFrom('report_methods')
    .select([
      'method',
      sumOf('orders', period).as('orders'),
      sumOf('sales_tug', period).as('sales'),
      sumOf('seconds', period).as('seconds'),
      sumOf('sales_tug', before).as('sales_before'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', period.to)
    .groupBy('method')
    .orderBy('sales', 'desc')
    .orderBy('method')
    .execute();

/** What was sold, by category or by brand, and what the goods with a known cost brought and cost. */
export const shelfSums = (db: Db, by: 'category_id' | 'brand_id', period: Period, before: Period) =>
  db
    .selectFrom('report_goods')
    .select([
      sql<number>`${sql.ref(by)}`.as('id'),
      sumOf('pieces', period).as('pieces'),
      sumOf('sales_tug', period).as('sales'),
      sumOf('sales_tug', before).as('sales_before'),
      sumOf('known_tug', period).as('known'),
      sumOf('cost_fen', period).as('cost_fen'),
      sumOf('known_tug', before).as('known_before'),
      sumOf('cost_fen', before).as('cost_fen_before'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', period.to)
    .groupBy(by)
    .orderBy('sales', 'desc')
    .orderBy('id')
    .execute();

/** What the stock of a category was worth on average. */
export const stockAverages = (db: Db, period: Period, before: Period) =>
  db
    .selectFrom('report_stock')
    .select([
      'category_id',
      sql<number | null>`(avg(value_tug) filter (where ${within(period)}))::bigint`.as('value'),
      sql<number | null>`(avg(value_tug) filter (where ${within(before)}))::bigint`.as('value_before'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', period.to)
    .groupBy('category_id')
    .execute();
