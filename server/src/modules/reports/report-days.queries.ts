import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Includes both ends. */
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

/** In one of the two periods. */
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

interface ShelfSums {
  pieces: number;
  sales: number;
  sales_before: number;
  known: number;
  cost_fen: number;
  known_before: number;
  cost_fen_before: number;
}

/** For a category or a brand; the other is null. */
export interface SoldOnShelf extends ShelfSums {
  category_id: number | null;
  brand_id: number | null;
}

/**
 * Sales by category and by brand, and sales and cost of the goods with a known cost. Two years are some 400,000 rows: they are read once
 * and grouped by both together, and those few sums then by each.
 */
export async function shelfSums(db: Db, period: Period, before: Period): Promise<SoldOnShelf[]> {
  const { rows } = await sql<SoldOnShelf>`
    with sold as (
      select category_id, brand_id, day >= ${period.from}::date as is_now, sum(pieces) as pieces, sum(sales_tug) as sales,
        sum(known_tug) as known, sum(cost_fen) as cost_fen
      from report_goods where day >= ${before.from} and day <= ${period.to} group by category_id, brand_id, is_now)
    select category_id, brand_id, coalesce(sum(pieces) filter (where is_now), 0)::bigint as pieces,
      coalesce(sum(sales) filter (where is_now), 0)::bigint as sales,
      coalesce(sum(sales) filter (where not is_now), 0)::bigint as sales_before,
      coalesce(sum(known) filter (where is_now), 0)::bigint as known,
      coalesce(sum(cost_fen) filter (where is_now), 0)::bigint as cost_fen,
      coalesce(sum(known) filter (where not is_now), 0)::bigint as known_before,
      coalesce(sum(cost_fen) filter (where not is_now), 0)::bigint as cost_fen_before
    from sold group by grouping sets ((category_id), (brand_id)) order by sales desc, category_id, brand_id`.execute(
    db,
  );
  return rows;
}

/** The average value of a category's stock. */
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
