import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen, withConnections } from './races.ts';
import { expectAppendOnly, expectRefusal, tally } from './refusals.ts';
import { insertCustomer, insertOrder, insertStaff, type New } from './rows.ts';

const real = databaseOfTest();
const write = (db: Db, row: New<'bonus_ledger'>) => db.insertInto('bonus_ledger').values(row).execute();

const balanceOf = async (customerId: number): Promise<number> => {
  const kept = real.database.db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', customerId);
  return (await kept.executeTakeFirst())?.balance ?? 0;
};

const ledgerOf = (customerId: number) =>
  real.database.db
    .selectFrom('bonus_ledger')
    .select(['points', 'reason'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function customerWithPoints(points: number): Promise<number> {
  const customer_id = await insertCustomer(real.database.db);
  await write(real.database.db, { customer_id, points, reason: 'welcome' });
  return customer_id;
}

/** `count` pending orders of one customer, each of which may spend points once. */
async function ordersOf(customer_id: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await insertOrder(real.database.db, { customer_id }));
  return ids;
}

test('thirty orders spend the same points at the same moment: only as many as there are points', async () => {
  const customer_id = await customerWithPoints(2_020);
  const orders = await ordersOf(customer_id, 30);
  const outcomes = await allAtOnce(real.url, 30, (tx, index) =>
    write(tx, { customer_id, order_id: orders[index] ?? null, points: -500, reason: 'spent' }),
  );
  expect(tally(outcomes)).toEqual({ accepted: 4, refused: { a_bonus_balance_is_never_negative: 26 } });
  expect(await balanceOf(customer_id)).toBe(20);
  expect(await ledgerOf(customer_id)).toHaveLength(5);
});

test('the first points of a customer add up, though twenty rows come at the same moment', async () => {
  const { db } = real.database;
  const customer_id = await insertCustomer(db);
  const staff_id = await insertStaff(db);
  const outcomes = await allAtOnce(real.url, 20, (tx, index) =>
    write(tx, { customer_id, staff_id, points: index + 1, reason: 'adjusted', note: 'буцаалт' }),
  );
  expect(tally(outcomes)).toEqual({ accepted: 20, refused: {} });
  expect(await balanceOf(customer_id)).toBe(210);
});

test('the balance is the sum of the ledger and never negative, whatever is given and spent in parallel', async () => {
  const { db } = real.database;
  const staff_id = await insertStaff(db);
  const move = fc.integer({ min: -700, max: 500 }).filter((points) => points !== 0);
  const moves = fc.array(fc.tuple(fc.nat({ max: 1 }), move), { minLength: 100, maxLength: 100 });
  const property = fc.asyncProperty(moves, async (chosen) => {
    const customers = [await customerWithPoints(2_020), await customerWithPoints(100)];
    const rows: New<'bonus_ledger'>[] = [];
    for (const [whose, points] of chosen) {
      const customer_id = customers[whose] ?? 0;
      if (points > 0) rows.push({ customer_id, points, staff_id, reason: 'adjusted', note: 'тохируулга' });
      else rows.push({ customer_id, points, order_id: await insertOrder(db, { customer_id }), reason: 'spent' });
    }
    const outcomes = await withConnections(real.url, 20, (crowd) =>
      Promise.allSettled(rows.map((row) => write(crowd, row))),
    );
    const { accepted, refused } = tally(outcomes);
    expect(accepted + (refused['a_bonus_balance_is_never_negative'] ?? 0)).toBe(100);
    for (const [whose, customer_id] of customers.entries()) {
      const welcome = whose === 0 ? 2_020 : 100;
      const came = rows.filter((row, at) => row.customer_id === customer_id && outcomes[at]?.status === 'fulfilled');
      const ledger = await ledgerOf(customer_id);
      expect(sum(ledger.map(({ points }) => points))).toBe(welcome + sum(came.map(({ points }) => points)));
      expect(await balanceOf(customer_id)).toBe(sum(ledger.map(({ points }) => points)));
      expect(await balanceOf(customer_id)).toBeGreaterThanOrEqual(0);
    }
  });
  await fc.assert(property, { numRuns: 3, endOnFailure: true });
});

test('points are spent by the second order when the first gives up, and refused when it does not', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(1_000);
  const [first = 0, second = 0, third = 0] = await ordersOf(customer_id, 3);
  const spend = (order_id: number) => (tx: Db) => write(tx, { customer_id, order_id, points: -800, reason: 'spent' });
  await whileAnotherIsOpen(db, spend(first), spend(second), 'give up');
  expect(await balanceOf(customer_id)).toBe(200);
  await write(db, { customer_id, order_id: second, points: 800, reason: 'returned' });
  await expectRefusal(whileAnotherIsOpen(db, spend(first), spend(third)), 'a_bonus_balance_is_never_negative');
  expect(await balanceOf(customer_id)).toBe(200);
});

test('the welcome points come once, though the e-mail is confirmed twice at the same moment', async () => {
  const { db } = real.database;
  const customer_id = await insertCustomer(db);
  const welcome = (tx: Db) => write(tx, { customer_id, points: 2_020, reason: 'welcome' });
  await expectRefusal(whileAnotherIsOpen(db, welcome, welcome), 'one_welcome_bonus_per_customer');
  await expectRefusal(welcome(db), 'one_welcome_bonus_per_customer');
  expect(await balanceOf(customer_id)).toBe(2_020);
});

test.each([
  ['earned', 300],
  ['spent', -300],
  ['returned', 300],
  ['taken_back', -300],
])('points are %s once by an order, however often it is noticed', async (reason, points) => {
  const customer_id = await customerWithPoints(2_020);
  const order_id = await insertOrder(real.database.db, { customer_id });
  const outcomes = await allAtOnce(real.url, 20, (tx) => write(tx, { customer_id, order_id, points, reason }));
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { bonus_moves_once_per_order_reason_and_cause: 19 } });
  expect(await balanceOf(customer_id)).toBe(2_020 + points);
});

test('another choice of bonus and another refund are causes of their own, and each moves points once', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(2_020);
  const order_id = await insertOrder(db, { customer_id });
  const rule = 'bonus_moves_once_per_order_reason_and_cause';
  await write(db, { customer_id, order_id, points: -1_000, reason: 'spent', cause: '1' });
  await write(db, { customer_id, order_id, points: 1_000, reason: 'returned', cause: '1' });
  await write(db, { customer_id, order_id, points: -500, reason: 'spent', cause: '2' });
  await expectRefusal(write(db, { customer_id, order_id, points: 1_000, reason: 'returned', cause: '1' }), rule);
  await write(db, { customer_id, order_id, points: 200, reason: 'returned', cause: 'refund:1' });
  await write(db, { customer_id, order_id, points: 100, reason: 'returned', cause: 'refund:2' });
  await expectRefusal(write(db, { customer_id, order_id, points: 100, reason: 'returned', cause: 'refund:2' }), rule);
  expect(await balanceOf(customer_id)).toBe(1_820);
});

test('an order is paid once and earns once: no cause makes a second time of it', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(2_020);
  const order_id = await insertOrder(db, { customer_id });
  const again = write(db, { customer_id, order_id, points: 300, reason: 'earned', cause: '2' });
  await expectRefusal(again, 'points_are_earned_without_a_cause');
  const named = write(db, { customer_id, order_id, points: -1, reason: 'spent', cause: 'Иргэн Болд' });
  await expectRefusal(named, 'a_cause_is_a_plain_word');
  const nobodys = write(db, { customer_id: await insertCustomer(db), points: 1, reason: 'welcome', cause: '1' });
  await expectRefusal(nobodys, 'only_an_order_has_a_cause');
  expect(await balanceOf(customer_id)).toBe(2_020);
});

test('an order may earn, spend, return and take back: each is a move of its own', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(2_020);
  const order_id = await insertOrder(db, { customer_id });
  await write(db, { customer_id, order_id, points: -1_000, reason: 'spent' });
  await write(db, { customer_id, order_id, points: 300, reason: 'earned' });
  await write(db, { customer_id, order_id, points: -300, reason: 'taken_back' });
  await write(db, { customer_id, order_id, points: 1_000, reason: 'returned' });
  expect(await balanceOf(customer_id)).toBe(2_020);
  expect(await ledgerOf(customer_id)).toHaveLength(5);
});

test('points go the way of their reason', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(2_020);
  const order_id = await insertOrder(db, { customer_id });
  const staff_id = await insertStaff(db);
  const rule = 'points_go_the_way_of_their_reason';
  for (const points of [0, 1]) {
    await expectRefusal(write(db, { customer_id, order_id, points, reason: 'spent' }), rule);
    await expectRefusal(write(db, { customer_id, order_id, points, reason: 'taken_back' }), rule);
  }
  for (const points of [0, -1]) {
    await expectRefusal(write(db, { customer_id, order_id, points, reason: 'earned' }), rule);
    await expectRefusal(write(db, { customer_id, order_id, points, reason: 'returned' }), rule);
    await expectRefusal(write(db, { customer_id, points, reason: 'welcome' }), rule);
  }
  await expectRefusal(write(db, { customer_id, staff_id, points: 0, reason: 'adjusted', note: 'алдаа' }), rule);
  expect(await balanceOf(customer_id)).toBe(2_020);
});

test('a move of points says its cause: the order, or the member of the staff and why', async () => {
  const { db } = real.database;
  const customer_id = await customerWithPoints(2_020);
  const staff_id = await insertStaff(db);
  const own = 'an_order_moves_bonus_for_its_own_reasons';
  await expectRefusal(write(db, { customer_id, points: 5, reason: 'earned' }), own);
  const order_id = await insertOrder(db, { customer_id });
  await expectRefusal(write(db, { customer_id, order_id, staff_id, points: 5, reason: 'adjusted', note: 'x' }), own);
  const named = 'an_adjustment_names_staff_and_why';
  await expectRefusal(write(db, { customer_id, points: 5, reason: 'adjusted', note: 'алдаа' }), named);
  await expectRefusal(write(db, { customer_id, staff_id, points: 5, reason: 'adjusted', note: '' }), named);
  await expectRefusal(write(db, { customer_id, staff_id, points: 5, reason: 'adjusted', note: null }), named);
  await expectRefusal(write(db, { customer_id, staff_id, points: 5, reason: 'welcome', note: 'алдаа' }), named);
  await expectRefusal(write(db, { customer_id, points: 5, reason: 'gift' }), 'a_bonus_reason_is_known');
  expect(await balanceOf(customer_id)).toBe(2_020);
});

test.each([
  ['earned', 300],
  ['spent', -300],
  ['returned', 300],
  ['taken_back', -300],
])('the points of an order are %s on the account of its customer and of nobody else', async (reason, points) => {
  const { db } = real.database;
  const rule = 'an_order_moves_the_bonus_of_its_customer';
  const [buyer, other] = [await customerWithPoints(2_020), await customerWithPoints(2_020)];
  const order_id = await insertOrder(db, { customer_id: buyer });
  await expectRefusal(write(db, { customer_id: other, order_id, points, reason }), rule);
  await expectRefusal(write(db, { customer_id: buyer, order_id: 0, points, reason }), rule);
  await write(db, { customer_id: buyer, order_id, points, reason });
  const handOver = db.updateTable('orders').set({ customer_id: other }).where('id', '=', order_id);
  await expectRefusal(handOver.execute(), rule);
  expect([await balanceOf(buyer), await balanceOf(other)]).toEqual([2_020 + points, 2_020]);
});

test('the balance is written by the ledger, and by nobody beside it', async () => {
  const { db } = real.database;
  const rule = 'the_balance_is_written_by_the_ledger';
  const customer_id = await customerWithPoints(2_020);
  const newcomer = await insertCustomer(db);
  const raise = db.updateTable('bonus_balances').set({ balance: 1_000_000 });
  await expectRefusal(raise.where('customer_id', '=', customer_id).execute(), rule);
  const gift = { customer_id: newcomer, balance: 1_000_000 };
  await expectRefusal(db.insertInto('bonus_balances').values(gift).execute(), rule);
  await expectRefusal(db.deleteFrom('bonus_balances').where('customer_id', '=', customer_id).execute(), rule);
  await expectRefusal(sql`truncate bonus_balances`.execute(db), rule);
  expect([await balanceOf(customer_id), await balanceOf(newcomer)]).toEqual([2_020, 0]);
});

test('the ledger of points is only ever added to', async () => {
  const customer_id = await customerWithPoints(2_020);
  await expectAppendOnly(real.database.db, 'bonus_ledger', 'points', 'the_bonus_ledger_is_append_only');
  expect(await balanceOf(customer_id)).toBe(2_020);
});
