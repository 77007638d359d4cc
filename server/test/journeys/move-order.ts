import { randomUUID } from 'node:crypto';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus } from '../../src/modules/orders/change-status.ts';

const HOUR_MS = 3_600_000;

/** Moves an order through its statuses as payment, staff and the expiry job do, `hoursAgo` hours ago. */
export async function moveOrder(db: Db, number: string, to: OrderStatus, hoursAgo = 0): Promise<void> {
  const at = new Date(Date.now() - hoursAgo * HOUR_MS);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'source'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const { id: staffId } = await db
    .insertInto('staff_members')
    .values({ email: `${randomUUID()}@tokhi.example`, name: 'Сараа', password_hash: '$argon2id$test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const way = wayOf(order.source as OrderSource);
  const steps = to === 'expired' ? [to] : way.slice(0, way.indexOf(to) + 1);
  if (to !== 'expired') {
    // As submit-order does; no time may be before the order's creation.
    const chosen = { created_at: at, payment_method: 'qpay', submitted_at: at };
    await db.updateTable('orders').set(chosen).where('id', '=', order.id).execute();
  }
  for (const step of steps) {
    const by =
      step === 'paid' || step === 'expired' ? ({ mover: 'system' } as const) : ({ mover: 'staff', staffId } as const);
    await inTransaction(db, (tx) => changeStatus(tx, order.id, step, by, at));
  }
}
