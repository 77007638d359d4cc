import { type OrderStatus, orderStatuses, timestampOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DemoFacts } from './demo-facts.ts';
import { insertRows } from './insert-rows.ts';
import { type OrderRows, statusColumns } from './order-rows.ts';
import type { PlannedOrder } from './plan-orders.ts';

/** An order that has its row. */
export interface MadeOrder extends PlannedOrder, OrderRows {
  id: number;
}

const TIMES = orderStatuses.filter((status) => status !== 'pending').map(timestampOf);

/** Orders with lines and all statuses: first as unpaid, as the guards of the lines require, then with those that each reached. */
export async function writeOrders(
  tx: Tx,
  orders: readonly (PlannedOrder & OrderRows)[],
  { staff }: DemoFacts,
): Promise<MadeOrder[]> {
  const ids = await insertRows(
    tx,
    'orders',
    orders.map(({ order }) => order),
  );
  const made = orders.map((one, at) => ({ ...one, id: ids[at] ?? 0 }));
  const lines = made.flatMap(({ id, lines: sold }) => sold.map((line) => ({ order_id: id, ...line })));
  await insertRows(tx, 'order_lines', lines);
  const columns = ['status', ...TIMES];
  await sql`
    update orders set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = moved.${sql.ref(column)}`))}
    from json_populate_recordset(null::orders, ${JSON.stringify(made.map((one) => statusColumns(one, one.id)))}::json) as moved
    where orders.id = moved.id and moved.status <> 'pending'`.execute(tx);
  await insertRows(
    tx,
    'order_status_changes',
    made.flatMap((one) => history(one, staff)),
  );
  return made;
}

const history = ({ id, way }: MadeOrder, staff: DemoFacts['staff']) =>
  way.map(({ status, at }, step) => {
    const by = moverOf(status);
    return {
      ...{
        order_id: id,
        from_status: way[step - 1]?.status ?? null,
        to_status: status,
        changed_at: at,
        changed_by: by,
      },
      staff_id: by !== 'staff' ? null : status === 'ordered' ? staff.orders : staff.warehouse,
    };
  });

function moverOf(status: OrderStatus): 'customer' | 'system' | 'staff' {
  if (status === 'pending') return 'customer';
  return status === 'paid' || status === 'expired' || status === 'refunded' ? 'system' : 'staff';
}
