import { expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { confirmByHand } from './confirm-by-hand.ts';

const money = moneyOfTest();
const DAY_S = 86_400;
async function opened() {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  return order;
}

test('what cannot be on the bank’s list is a slip of the hand, and is not written down', async () => {
  const order = await opened();
  const right = { orderNumber: order.ordernumber, method: 'mobile' as const, amountTug: 5_000, payer: null };
  const enter = (changes: object) =>
    confirmByHand(
      { db: money.database.db, now: () => money.clock.at },
      { ...right, bankId: `slip-${order.id}`, receivedAt: money.clock.at, ...changes },
    );
  await expect(enter({ method: 'qpay' })).rejects.toThrow('its provider tells');
  await expect(enter({ receivedAt: new Date(DEMO_DAY.getTime() + 60_000) })).rejects.toThrow('still to come');
  await expect(enter({ receivedAt: new Date(DEMO_DAY.getTime() - 2 * DAY_S * 1_000) })).rejects.toThrow(
    'after this money',
  );
  expect(await outcomesOf(money.database.db, order.id)).toEqual([]);
  expect([await enter({}), await enter({})]).toEqual(['part', 'part']);
  await expect(enter({ amountTug: 50_000 })).rejects.toThrow('entered already');
  const stranger = await opened();
  await expect(enter({ orderNumber: stranger.ordernumber })).rejects.toThrow('entered already');
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['part 5000']);
});
