import { expect, test } from 'vitest';
import { insertStaff } from '../../../../test/guards/rows.ts';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { statusOf } from '../../../../test/money/money-rows.ts';
import { staffOfTest } from '../../../../test/staff-of-test.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { versionOf } from '../../orders/public.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { cancelOrder } from './cancel-order.ts';

const money = moneyOfTest();

test('a request to cancel that is refused leaves the invoice as the customer may be paying it', async () => {
  const { db } = money.database;
  const staffId = await insertStaff(db);
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const version = () => inTransaction(db, (tx) => versionOf(tx, order.id));
  const invoices = db.selectFrom('invoices').select(['status', 'reference']).where('order_id', '=', order.id);
  const { reference } = await invoices.executeTakeFirstOrThrow();
  const deps = {
    ...{ db, now: () => money.clock.at, invoices: invoicesOfOrders(money.deps) },
    namesOfStaff: () => Promise.resolve(new Map()),
  };
  const cancel = async (shown: number) =>
    cancelOrder(deps, { ordernumber: order.ordernumber, version: shown, because: 'Хүссэн' }, staffOfTest(staffId));
  await expect(cancel((await version()) + 1)).rejects.toThrow('changed_meanwhile');
  expect([await statusOf(db, order.id), await invoices.execute()]).toEqual([
    'pending',
    [{ status: 'open', reference }],
  ]);
  expect(money.qpay.invoiceOf(reference).state).toBe('open');
  expect(await cancel(await version())).toEqual({ result: 'success' });
  expect(await statusOf(db, order.id)).toBe('expired');
  const audited = db.selectFrom('audit_log').select('staff_id').where('action', '=', 'cancel order');
  expect(await audited.execute()).toEqual([{ staff_id: staffId }]);
});
