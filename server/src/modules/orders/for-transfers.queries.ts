import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An order that a transfer may pay. */
export interface OrderForTransfer {
  id: number;
  order_number: string;
  status: OrderStatus;
  total_tug: number;
  created_at: Date;
  pay_by: Date | null;
  expires_at: Date;
  contact_name: string;
  organisation_name: string | null;
  pieces: number;
}

const select = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'total_tug', 'created_at', 'pay_by', 'expires_at'])
    .select(['contact_name', 'organisation_name', sql<OrderStatus>`status`.as('status')])
    .select(
      sql<number>`(select sum(quantity)::int from order_lines where order_lines.order_id = orders.id)`.as('pieces'),
    );

/** All orders that money may be for: every unpaid order, and those that were paid or ended since. Each part uses an index. */
export function ordersForTransfers(db: Db, since: Date): Promise<OrderForTransfer[]> {
  const where = (condition: Expression<boolean>) => select(db).where(() => condition);
  return where(sql<boolean>`status = 'pending'`)
    .unionAll(where(sql<boolean>`paid_at >= ${since}`))
    .unionAll(where(sql<boolean>`expired_at >= ${since}`))
    .execute();
}

export const orderForTransfer = (db: Db, orderNumber: string): Promise<OrderForTransfer | undefined> =>
  select(db).where('order_number', '=', orderNumber).executeTakeFirst();
