import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, timestampOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface LockedOrder {
  id: number;
  customer_id: number;
  order_number: string;
  status: OrderStatus;
  source: OrderSource;
  created_at: Date;
  expires_at: Date;
  contact_email: string;
  contact_name: string;
  contact_phone: string;
  earned_bonus_tug: number;
  total_tug: number;
  /** Null: the same as expires_at. */
  pay_by: Date | null;
  /** As stored; null until submit-order. */
  payment_method: string | null;
  /** Null: no loan. */
  lender_code: string | null;
  consumer_number: string | null;
}

const lockable = (tx: Tx) =>
  tx
    .selectFrom('orders')
    .select(['id', 'customer_id', 'order_number', 'created_at', 'expires_at', 'contact_email', 'contact_name'])
    .select([
      'contact_phone',
      'earned_bonus_tug',
      'total_tug',
      'pay_by',
      'payment_method',
      'lender_code',
      'consumer_number',
    ])
    // The table's CHECKs allow only these values.
    .select([sql<OrderStatus>`status`.as('status'), sql<OrderSource>`source`.as('source')])
    .forUpdate();

/** Locks the order until the transaction ends: others who want to move it wait, and then see its new status. */
export const lockOrder = (tx: Tx, orderId: number): Promise<LockedOrder | undefined> =>
  lockable(tx).where('id', '=', orderId).executeTakeFirst();

/** Locks many orders, in the order of their ids, so that no two transactions wait for each other. */
export const lockOrders = (tx: Tx, orderIds: readonly number[]): Promise<LockedOrder[]> =>
  lockable(tx)
    .where(sql<boolean>`id = any(${[...orderIds]}::bigint[])`)
    .orderBy('id')
    .execute();

/** The current status of the order. */
export async function orderStanding(db: Db, orderId: number): Promise<OrderStatus> {
  const row = db.selectFrom('orders').select(sql<OrderStatus>`status`.as('status')).where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).status;
}

export async function writeStatus(tx: Tx, orderIds: readonly number[], to: OrderStatus, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: to, [timestampOf(to)]: now, version: sql`version + 1` })
    .where(sql<boolean>`id = any(${[...orderIds]}::bigint[])`)
    .execute();
}

/** The step did not happen: its time is cleared, and the step before is the status again. */
export async function unwriteStatus(
  tx: Tx,
  orderIds: readonly number[],
  { from, to }: { from: OrderStatus; to: OrderStatus },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: to, [timestampOf(from)]: null, version: sql`version + 1` })
    .where(sql<boolean>`id = any(${[...orderIds]}::bigint[])`)
    .execute();
}

export interface StatusChange {
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  by: 'customer' | 'staff' | 'system';
  staffId: number | null;
  note: string | null;
  /** The change that this one undoes. */
  takesBack?: number;
}

/** The ids of the new rows, by order. */
export async function writeHistory(
  tx: Tx,
  changes: readonly StatusChange[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .insertInto('order_status_changes')
    .values(
      changes.map(({ orderId, from, to, by, staffId, note, takesBack }) => ({
        ...{ order_id: orderId, from_status: from, to_status: to, changed_by: by },
        ...{ staff_id: staffId, note, changed_at: now, takes_back: takesBack ?? null },
      })),
    )
    .returning(['id', 'order_id'])
    .execute();
  return new Map(rows.map(({ id, order_id }) => [order_id, id]));
}
