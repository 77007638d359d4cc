import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { remainOf } from '../../stock/public.ts';

/** Sums up the paid orders of every hour since then; replaces earlier sums. */
export async function countSaleHours(tx: Tx, from: Date): Promise<void> {
  await tx.deleteFrom('sale_hours').where('starts_at', '>=', from).execute();
  await sql`
    insert into sale_hours (starts_at, orders, sales_tug)
    select date_trunc('hour', paid_at, 'UTC'), count(*), sum(total_tug) from orders
    where paid_at >= ${from} group by 1`.execute(tx);
}

/** Counts the pieces of every product in orders paid since then; replaces earlier counts. */
export async function countProductSales(tx: Tx, from: Date, now: Date): Promise<void> {
  await tx.deleteFrom('product_sales').execute();
  await sql`
    insert into product_sales (product_id, pieces, counted_at)
    select product_id, sum(quantity), ${now} from orders join order_lines on order_lines.order_id = orders.id
    where paid_at >= ${from} and status <> 'refunded' group by product_id`.execute(tx);
}

/** Paid orders by hour between two times; an hour without sales has no row. */
export const saleHours = (db: Db, from: Date, to: Date) =>
  db
    .selectFrom('sale_hours')
    .select(['starts_at', 'orders', 'sales_tug'])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();

/** Products with less stock than they sell in so many weeks, the first to run out first. */
export const runningOut = (db: Db, weeks: number) =>
  db
    .selectFrom('product_sales')
    .select(['product_id', 'pieces', remainOf('product_sales.product_id').as('remain')])
    .where(remainOf('product_sales.product_id'), '<', sql<number>`pieces * ${weeks}`)
    .orderBy(sql`${remainOf('product_sales.product_id')}::float8 / pieces`)
    .orderBy('product_id')
    .limit(1_000)
    .execute();
