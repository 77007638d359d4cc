import type { Db } from '../../../db/database.ts';

const STEPS = [
  'paid_at',
  'ordered_at',
  'loaded_at',
  'came_in_ereen_at',
  'came_in_ub_at',
  'in_stock_at',
  'delivered_at',
  'expired_at',
  'refunded_at',
] as const;

const tracked = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'created_at', 'total_tug', 'lending_fee_tug', 'status', 'source', ...STEPS]);

/** A page of the customer's orders, newest first. */
export const ordersOf = (db: Db, customerId: number, { limit, offset }: { limit: number; offset: number }) =>
  tracked(db).where('customer_id', '=', customerId).orderBy('id', 'desc').limit(limit).offset(offset).execute();

export type TrackedRow = Awaited<ReturnType<typeof ordersOf>>[number];

export const trackedById = (db: Db, orderId: number) => tracked(db).where('id', '=', orderId).executeTakeFirstOrThrow();

export const wholeOrder = (db: Db, orderId: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

export type WholeRow = Awaited<ReturnType<typeof wholeOrder>>;

export const linesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines')
    .select(['code', 'name', 'image', 'colour_name', 'sale_price_tug', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** The same of a page of orders, as much as its list shows. */
export const linesOfMany = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'image', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();

export type ListedLineRow = Awaited<ReturnType<typeof linesOfMany>>[number];

/** How long steps took of late; at most nine rows. */
export const measuredSteps = (db: Db) =>
  db.selectFrom('order_step_times').select(['source', 'step', 'usual_seconds', 'latest_seconds']).execute();

export type MeasuredRow = Awaited<ReturnType<typeof measuredSteps>>[number];
