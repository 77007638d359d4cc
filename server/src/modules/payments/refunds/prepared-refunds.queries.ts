import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Refunds that staff prepared for these orders, a row for each request; declined ones are left out. */
export const preparedOfOrders = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('refunds')
    .select((eb) => [
      sql<number>`refunds.order_id`.as('order_id'),
      sql<number>`refunds.request_id`.as('request_id'),
      sql<number>`min(refunds.id)`.as('id'),
      sql<number>`${eb.fn.sum('refunds.amount_tug')}::bigint`.as('amount'),
    ])
    .where('refunds.order_id', 'in', [...orderIds])
    .where('refunds.request_id', 'is not', null)
    .where('refunds.requested_by', 'is not', null)
    .where('refunds.status', '<>', 'failed')
    .groupBy(['refunds.order_id', 'refunds.request_id'])
    .execute();

export type PreparedRefund = Awaited<ReturnType<typeof preparedOfOrders>>[number];
