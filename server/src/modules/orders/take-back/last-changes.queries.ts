import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export interface LastChange {
  id: number;
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  by: 'customer' | 'staff' | 'system';
  takesBack: number | null;
  /** How often the order took this step. */
  times: number;
}

/** The last change of each order, read under their locks. */
export async function lastChanges(tx: Tx, orderIds: readonly number[]): Promise<ReadonlyMap<number, LastChange>> {
  const { rows } = await sql<LastChange>`
    select last.id, last.order_id as "orderId", last.from_status as "from", last.to_status as "to", last.changed_by as "by",
      last.takes_back as "takesBack", (
        select count(*) from order_status_changes same
        where same.order_id = last.order_id and same.to_status = last.to_status and same.takes_back is null) as times
    from (
      select distinct on (order_id) * from order_status_changes
      where order_id = any(${[...orderIds]}::bigint[]) order by order_id, id desc) last`.execute(tx);
  return new Map(rows.map((row) => [row.orderId, row]));
}
