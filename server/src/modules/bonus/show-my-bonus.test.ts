import { LEDGER_PAGE_SIZE } from '@tokhi/rules/page/paging';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertOrder, insertStaff, type New } from '../../../test/guards/rows.ts';
import { askAs, signedInCustomer } from '../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

const move = (rows: New<'bonus_ledger'>[]) => real.database.db.insertInto('bonus_ledger').values(rows).execute();
const bonusOf = async (token: string, page = 1) => (await askAs(shop.app, token, 'myBonus', { page })).body;

test('whoever has no bonus yet has a balance of nought and an empty ledger', async () => {
  const { token } = await signedInCustomer(real.database.db);
  expect(await bonusOf(token)).toEqual({
    result: 'success',
    balance: 0,
    lines: [],
    pagination: { page: 1, pageSize: LEDGER_PAGE_SIZE, totalProduct: 0, totalPage: 0 },
  });
});

test('each line says what it was for, with the order that it belongs to, and the lines add up to the balance', async () => {
  const { db } = real.database;
  const { id: customer_id, token } = await signedInCustomer(db);
  const order_id = await insertOrder(db, { customer_id, order_number: 'IK9000000001' });
  const staff_id = await insertStaff(db);
  await move([
    { customer_id, points: 2_020, reason: 'welcome' },
    { customer_id, points: 6_000, reason: 'earned', order_id },
    { customer_id, points: -1_000, reason: 'spent', order_id },
    { customer_id, points: 1_000, reason: 'returned', order_id },
    { customer_id, points: 200, reason: 'returned', order_id, cause: 'refund:7' },
    { customer_id, points: -300, reason: 'taken_back', order_id, cause: 'refund:8' },
    { customer_id, points: 300, reason: 'returned', order_id, cause: 'refund:8:declined' },
    { customer_id, points: -6_000, reason: 'taken_back', order_id },
    { customer_id, points: 500, reason: 'adjusted', staff_id, note: 'уучлалт гуйх' },
  ]);
  const { balance, lines } = await bonusOf(token);
  expect(lines.map(({ points, words }) => [points, words])).toEqual([
    [500, 'Дэлгүүрийн ажилтан залруулсан'],
    [-6_000, 'IK9000000001 захиалгын мөнгийг буцаасан тул хасагдсан'],
    [300, 'IK9000000001 захиалгын буцаалт хийгдээгүй тул эргэж орсон'],
    [-300, 'IK9000000001 захиалгын мөнгийг буцаасан тул хасагдсан'],
    [200, 'IK9000000001 захиалгын буцаалтаар эргэж орсон'],
    [1_000, 'IK9000000001 захиалгад зарцуулаагүй тул буцаан олгосон'],
    [-1_000, 'IK9000000001 захиалгад зарцуулсан'],
    [6_000, 'IK9000000001 захиалгаас цугларсан'],
    [2_020, 'Бүртгүүлсний бэлэг'],
  ]);
  expect(balance).toBe(2_720);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
});

test('a long ledger comes in pages, newest first, and nobody sees another’s lines', async () => {
  const { db } = real.database;
  const { id: customer_id, token } = await signedInCustomer(db);
  const another = await signedInCustomer(db);
  const staff_id = await insertStaff(db);
  const adjusted = { customer_id, reason: 'adjusted', staff_id, note: 'туршилт' };
  await move(Array.from({ length: LEDGER_PAGE_SIZE + 1 }, (_, index) => ({ ...adjusted, points: index + 1 })));
  await move([{ ...adjusted, customer_id: another.id, points: 7 }]);
  const first = await bonusOf(token);
  const second = await bonusOf(token, 2);
  expect(first.pagination).toMatchObject({ totalProduct: LEDGER_PAGE_SIZE + 1, totalPage: 2 });
  expect(first.lines.map(({ points }) => points)).toEqual(
    Array.from({ length: LEDGER_PAGE_SIZE }, (_, index) => LEDGER_PAGE_SIZE + 1 - index),
  );
  expect(second.lines.map(({ points }) => points)).toEqual([1]);
  expect(await bonusOf(token, 99)).toEqual(second);
  expect((await bonusOf(another.token)).lines.map(({ points }) => points)).toEqual([7]);
});
