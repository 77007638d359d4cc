import { expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const money = moneyOfTest();

test('points are spent, returned and earned at the time of the shop, not of the database', async () => {
  const order = await bought(money, { points: 1_000 });
  const spentAt = new Date(DEMO_DAY.getTime() + 3_600_000);
  const changedAt = new Date(spentAt.getTime() + 60_000);
  const paidAt = new Date(changedAt.getTime() + 60_000);
  money.clock.at = spentAt;
  await submit(money, order, 'qpay', 700);
  money.clock.at = changedAt;
  await submit(money, order, 'qpay', 500);
  money.clock.at = paidAt;
  money.qpay.pay(`${order.ordernumber}-R2`);
  await reconcile(money.deps);
  const ledger = money.database.db
    .selectFrom('bonus_ledger')
    .select(['reason', 'created_at'])
    .where('order_id', '=', order.id);
  expect(await ledger.orderBy('id').execute()).toEqual([
    { reason: 'spent', created_at: spentAt },
    { reason: 'returned', created_at: changedAt },
    { reason: 'spent', created_at: changedAt },
    { reason: 'earned', created_at: paidAt },
  ]);
});
