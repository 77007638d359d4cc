import type { BodyOf } from '@tokhi/contract/client';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus, orderIdNamed } from '../../src/modules/orders/public.ts';
import type { AppOfTest } from '../app-of-test.ts';
import { askPastLimits } from './ask-past-limits.ts';

/** Makes the customer one with a past purchase: one order, paid. */
export async function havePaidOnce(
  db: Db,
  shop: AppOfTest,
  customerId: number,
  body: BodyOf<'createOrder'>,
  now: Date,
): Promise<void> {
  const asking = { requestId: 'test', address: '127.0.0.1', browser: 'test', browserKey: '', call: 'test' };
  const caller = { who: 'customer' as const, customerId, sessionId: 'test', idempotency: null, ...asking };
  const { ordernumber } = await askPastLimits(shop, caller, 'createOrder', body);
  const id = (await orderIdNamed(db, customerId, ordernumber)) ?? 0;
  await db.updateTable('orders').set({ payment_method: 'qpay', submitted_at: now }).where('id', '=', id).execute();
  await inTransaction(db, (tx) => changeStatus(tx, id, 'paid', { mover: 'system' }, now));
}
