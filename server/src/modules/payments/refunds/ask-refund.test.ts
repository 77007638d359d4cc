import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertOrder, insertStaff } from '../../../../test/guards/rows.ts';
import { ACCOUNT, askBack, type Bought, boughtOrder } from '../../../../test/refunds/bought-order.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { changeStatus } from '../../orders/public.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const bought = (asked: Bought = {}) => boughtOrder(real.database.db, shop.app, asked);
const balanceOf = async (customerId: number) => {
  const row = real.database.db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', customerId);
  return (await row.executeTakeFirst())?.balance ?? 0;
};
const refundsOf = (orderId: number) =>
  real.database.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const deliver = async (orderId: number) => {
  const { db } = real.database;
  const staffId = await insertStaff(db);
  for (const to of ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const)
    await inTransaction(db, (tx) => changeStatus(tx, orderId, to, { mover: 'staff', staffId }, DEMO_DAY));
};

test('before sending, the owner reads why, each deduction and the sum; and what is sent is what was read', async () => {
  const order = await bought({ method: 'golomt' });
  const { terms, asked } = await askBack(shop.app, order);
  // 180,000 for the goods and 5,000 of service fee; by card 3 % and 1 %.
  expect(terms.body).toMatchObject({
    reason: 'cancelled',
    lines: [
      { code: order.table.code, left: 1, chosen: 1 },
      { code: order.chair.code, left: 2, chosen: 2 },
    ],
    sums: {
      gross: 185_000,
      deductions: [
        { name: 'refund_fee', amount: 5_550, why: 'Захиалгыг цуцлахад буцаах барааны төлсөн дүнгийн 3%' },
        { name: 'bank_fee', amount: 1_850, why: 'Мөнгийг буцааж шилжүүлэхэд 1%' },
      ],
      amount: 177_600,
      taken_bonus: 5_400,
      returned_bonus: 0,
    },
  });
  expect(asked.body).toMatchObject({
    refund: {
      standing: 'open',
      amount: 177_600,
      account: 'Хаан банк ••••5678',
      words: expect.stringContaining('хүлээн'),
    },
  });
  expect(await refundsOf(order.id)).toMatchObject([
    {
      ...{ gross_tug: 185_000, amount_tug: 177_600, refund_fee_tug: 5_550, bank_fee_tug: 1_850 },
      ...{ instrument: 'card', reason: 'cancelled', status: 'requested', account_number: '5012345678' },
    },
  ]);
  const { body } = await askAs(shop.app, order.buyer.token, 'showOrder', { ordernumber: order.ordernumber });
  expect(body).toMatchObject({ refundable: null, refunds: [{ standing: 'open', amount: 177_600 }] });
});

test.each([
  ['by its QR', { payment_type: 'P2P' }, 2],
  ['by card', { payment_type: 'CARD' }, 3],
  ['by card, as a single payment tells it', { transaction_type: 'CARD' }, 3],
])('a QPay invoice that was paid %s costs the fee of that', async (_how, evidence, percent) => {
  const order = await bought({ method: 'qpay', payment: { evidence: JSON.stringify(evidence) } });
  const { body } = await askAs(shop.app, order.buyer.token, 'refundTerms', { ordernumber: order.ordernumber });
  expect(body.sums.deductions[0]).toMatchObject({ name: 'refund_fee', amount: 1_850 * percent });
});

test('points that the order brought are taken back at once; what is spent already is kept back in money', async () => {
  const { db } = real.database;
  const order = await bought();
  const other = await insertOrder(db, { customer_id: order.buyer.id });
  await db
    .insertInto('bonus_ledger')
    .values({ customer_id: order.buyer.id, order_id: other, points: -5_000, reason: 'spent' })
    .execute();
  const { terms } = await askBack(shop.app, order);
  expect(terms.body.sums).toMatchObject({ taken_bonus: 400, amount: 185_000 - 1_850 - 1_850 - 5_000 });
  expect(terms.body.sums.deductions.at(-1)).toMatchObject({ name: 'bonus', amount: 5_000 });
  expect(await balanceOf(order.buyer.id)).toBe(0);
});

test('whole lines are cancelled, each with its share of every term, and together they are what was paid', async () => {
  const order = await bought({ points: 30_000, spent: 9_001, form: { warehouse: 0, district: 1, khoroo: 1 } });
  const one = await askAs(shop.app, order.buyer.token, 'refundTerms', {
    ordernumber: order.ordernumber,
    lines: [{ id: order.table.code, qty: 1 }],
  });
  const other = await askAs(shop.app, order.buyer.token, 'refundTerms', {
    ordernumber: order.ordernumber,
    lines: [{ id: order.chair.code, qty: 2 }],
  });
  const [table, chairs] = [one.body.sums, other.body.sums];
  expect(table.gross + chairs.gross).toBe(order.totalTug);
  expect(table.returned_bonus + chairs.returned_bonus).toBe(9_001);
  expect(table.taken_bonus + chairs.taken_bonus).toBe(5_400);
  const half = await askAs(shop.app, order.buyer.token, 'refundTerms', {
    ordernumber: order.ordernumber,
    lines: [{ id: order.chair.code, qty: 1 }],
  });
  expect(half.body.code).toBe('refund_not_possible');
});

test('what was delivered comes back piece by piece and without a fee, when it is defective', async () => {
  const order = await bought();
  await deliver(order.id);
  const lines = [{ id: order.chair.code, qty: 1 }];
  const { terms, asked } = await askBack(shop.app, order, lines);
  expect(terms.body).toMatchObject({ reason: 'defective', sums: { deductions: [], taken_bonus: 1_200 } });
  expect(terms.body.sums.amount).toBe(terms.body.sums.gross);
  expect(asked.status).toBe(200);
});

test('an order that was paid in parts goes back in parts, and no part goes back twice', async () => {
  const order = await bought({ amounts: [60_000, 125_000] });
  await askBack(shop.app, order);
  const refunds = await refundsOf(order.id);
  expect(refunds.map(({ gross_tug }) => gross_tug)).toEqual([125_000, 60_000]);
  expect(refunds.reduce((sum, { amount_tug }) => sum + amount_tug, 0)).toBe(185_000 - 1_850 - 1_850);
});

test('twenty requests of an owner at once make one', async () => {
  const order = await bought();
  const { body } = await askAs(shop.app, order.buyer.token, 'refundTerms', { ordernumber: order.ordernumber });
  const request = { ordernumber: order.ordernumber, reason: body.reason, account: ACCOUNT, sum: body.sums.amount };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => askAs(shop.app, order.buyer.token, 'askRefund', request)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set([undefined, 'refund_in_work']));
  expect(await refundsOf(order.id)).toHaveLength(1);
});

test('another sum than the shop’s is refused, with the fresh one', async () => {
  const order = await bought();
  const request = { ordernumber: order.ordernumber, reason: 'cancelled', account: ACCOUNT, sum: 185_000 };
  const { status, body } = await askAs(shop.app, order.buyer.token, 'askRefund', request);
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'refund_changed', details: { sum: 181_300 } })]);
  const defective = { ...request, reason: 'defective', sum: 181_300 };
  expect((await askAs(shop.app, order.buyer.token, 'askRefund', defective)).body.code).toBe('refund_not_possible');
  expect(await refundsOf(order.id)).toEqual([]);
});

test.each([
  ['no bank', { ...ACCOUNT, bank: ' ' }],
  ['an account with letters', { ...ACCOUNT, number: 'ABC' }],
  ['nobody’s name', { ...ACCOUNT, holder: '' }],
])('%s is refused before anything is looked up', async (_what, account) => {
  const { token } = await signedInCustomer(real.database.db);
  const request = { ordernumber: 'IK0000000000', reason: 'cancelled', account, sum: 1 };
  expect((await askAs(shop.app, token, 'askRefund', request)).body.code).toBe('invalid_request');
});

test('of an unpaid order, or of pieces that are not in it, nothing can be asked back', async () => {
  const { db } = real.database;
  const order = await bought();
  const unpaid = await insertOrder(db, { customer_id: order.buyer.id, order_number: 'IK7000000001' });
  expect(unpaid).toBeGreaterThan(0);
  const codeOf = async (ordernumber: string, lines?: object[]) =>
    (await askAs(shop.app, order.buyer.token, 'refundTerms', { ordernumber, lines })).body.code;
  expect(await codeOf('IK7000000001')).toBe('refund_not_possible');
  expect(await codeOf(order.ordernumber, [{ id: 'nothing', qty: 1 }])).toBe('refund_not_possible');
  expect(await codeOf(order.ordernumber, [{ id: order.table.code, qty: 2 }])).toBe('refund_not_possible');
});

test('the same product named twice is refused, and no quantity is chosen silently', async () => {
  const order = await bought();
  const twice = [
    { id: order.chair.code, qty: 1 },
    { id: order.chair.code, qty: 2 },
  ];
  const { terms, asked } = await askBack(shop.app, order, twice);
  expect([terms.body.code, asked.body.code]).toEqual(['refund_not_possible', 'refund_not_possible']);
  expect(await refundsOf(order.id)).toEqual([]);
});
