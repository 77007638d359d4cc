import type { FastifyInstance } from 'fastify';
import type { Db } from '../src/db/database.ts';
import { inTransaction } from '../src/db/in-transaction.ts';
import { changeStatus } from '../src/modules/orders/change-status.ts';
import { followReceipt } from '../src/modules/payments/received/after-payment.jobs.ts';
import { type FormOfTest, orderAs } from './orders/form-of-test.ts';
import { stockedProduct } from './orders/stocked-product.ts';
import { signedInCustomer } from './signed-in-customer.ts';
import { DEMO_DAY } from './template-database.ts';

/** A paid order of two pieces at 100,000₮, with its receipt requested. */
export async function paidOrder(
  db: Db,
  app: FastifyInstance,
  form: Partial<FormOfTest> = {},
  product: Parameters<typeof stockedProduct>[2] = {},
  order: { consumer_number?: string } = {},
) {
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 5, product);
  const made = await orderAs(app, buyer.token, { lines: [{ code: goods.code, qty: 2 }], ...form });
  const { ordernumber } = made.body;
  const { id, total_tug } = await db
    .updateTable('orders')
    .set({ payment_method: 'qpay', submitted_at: DEMO_DAY, ...order })
    .where('order_number', '=', ordernumber)
    .returning(['id', 'total_tug'])
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (tx) => {
    await changeStatus(tx, id, 'paid', { mover: 'system' }, DEMO_DAY);
    await followReceipt(tx, id);
  });
  return { buyer, goods, ordernumber, id, totalTug: total_tug };
}
