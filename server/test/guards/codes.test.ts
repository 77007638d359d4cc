import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { type Changes, expired, insertCode, insertOrder } from './rows.ts';

const real = databaseOfTest();
const RULE = 'a_code_is_not_used_up_twice';

const reserve = (codeId: number, orderId: number, db: Db = real.database.db) =>
  db.insertInto('code_uses').values({ code_id: codeId, order_id: orderId }).execute();

const change = (orderId: number, changes: Changes<'code_uses'>) =>
  real.database.db.updateTable('code_uses').set(changes).where('order_id', '=', orderId).execute();

const usesOf = async (codeId: number): Promise<number> => {
  const code = real.database.db.selectFrom('codes').select('uses').where('id', '=', codeId);
  return (await code.executeTakeFirstOrThrow()).uses;
};

const reservingOrders = async (codeId: number): Promise<number[]> => {
  const reservations = real.database.db.selectFrom('code_uses').select('order_id').where('code_id', '=', codeId);
  return (await reservations.where('status', '<>', 'freed').orderBy('order_id').execute()).map(
    ({ order_id }) => order_id,
  );
};

const orders = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await insertOrder(real.database.db));
  return ids;
};

test('a single-use code is held by one of two orders at the same moment', async () => {
  const { db } = real.database;
  const code = await insertCode(db);
  const [one = 0, other = 0] = await orders(2);
  const second = whileAnotherIsOpen(
    db,
    (tx) => reserve(code, one, tx),
    (tx) => reserve(code, other, tx),
  );
  await expectRefusal(second, RULE);
  expect(await reservingOrders(code)).toEqual([one]);
  expect(await usesOf(code)).toBe(1);
});

test('a single-use code goes to the second order when the first gives up', async () => {
  const { db } = real.database;
  const code = await insertCode(db);
  const [one = 0, other = 0] = await orders(2);
  await whileAnotherIsOpen(
    db,
    (tx) => reserve(code, one, tx),
    (tx) => reserve(code, other, tx),
    'give up',
  );
  expect(await reservingOrders(code)).toEqual([other]);
});

test('a code for five orders is reserved by five of thirty at the same moment', async () => {
  const code = await insertCode(real.database.db, { max_uses: 5 });
  const buyers = await orders(30);
  const outcomes = await allAtOnce(real.url, 30, (tx, index) => reserve(code, buyers[index] ?? 0, tx));
  expect(tally(outcomes)).toEqual({ accepted: 5, refused: { [RULE]: 25 } });
  expect(await reservingOrders(code)).toHaveLength(5);
  expect(await usesOf(code)).toBe(5);
});

test('an unlimited code is held by everybody at the same moment', async () => {
  const code = await insertCode(real.database.db, { max_uses: null });
  const buyers = await orders(20);
  const outcomes = await allAtOnce(real.url, 20, (tx, index) => reserve(code, buyers[index] ?? 0, tx));
  expect(tally(outcomes)).toEqual({ accepted: 20, refused: {} });
  expect(await reservingOrders(code)).toHaveLength(20);
});

test('an expired order frees its code for another, and a paid one does not', async () => {
  const code = await insertCode(real.database.db);
  const [one = 0, other = 0, third = 0] = await orders(3);
  await reserve(code, one);
  await change(one, { status: 'freed', settled_at: new Date() });
  expect(await usesOf(code)).toBe(0);
  await reserve(code, other);
  await change(other, { status: 'used', settled_at: new Date() });
  expect(await usesOf(code)).toBe(1);
  await expectRefusal(reserve(code, third), RULE);
  expect(await reservingOrders(code)).toEqual([other]);
});

test('an order has one code; another one typed before payment takes its place and frees it', async () => {
  const [first, second, taken] = [
    await insertCode(real.database.db),
    await insertCode(real.database.db, { kind: 'coupon' }),
    await insertCode(real.database.db),
  ];
  const [one = 0, other = 0] = await orders(2);
  await reserve(first, one);
  await reserve(taken, other);
  await expectRefusal(reserve(second, one), 'code_uses_pkey');
  expect(await usesOf(second)).toBe(0);
  await change(one, { code_id: second });
  expect([await usesOf(first), await usesOf(second)]).toEqual([0, 1]);
  await expectRefusal(change(one, { code_id: taken }), RULE);
  expect([await reservingOrders(first), await reservingOrders(second), await reservingOrders(taken)]).toEqual([
    [],
    [one],
    [other],
  ]);
});

test('the limit of a code is not lowered below its uses, and never begins or ends', async () => {
  const { db } = real.database;
  const limited = await insertCode(db, { max_uses: 2 });
  const unlimited = await insertCode(db, { max_uses: null });
  for (const order of await orders(2)) await reserve(limited, order);
  const limit = (id: number, max_uses: number | null) =>
    db.updateTable('codes').set({ max_uses }).where('id', '=', id).execute();
  await expectRefusal(limit(limited, 1), RULE);
  await expectRefusal(limit(limited, null), 'a_code_is_limited_from_the_start_or_never');
  await expectRefusal(limit(unlimited, 5), 'a_code_is_limited_from_the_start_or_never');
  await limit(limited, 3);
  const kept = db.selectFrom('codes').select(['id', 'max_uses']).where('id', 'in', [limited, unlimited]).orderBy('id');
  expect(await kept.execute()).toEqual([
    { id: limited, max_uses: 3 },
    { id: unlimited, max_uses: null },
  ]);
});

test.each<[sentence: string, rule: string, changes: Changes<'codes'>]>([
  ['in small letters', 'a_code_is_in_upper_case', { code: 'beleg' }],
  ['with a space', 'a_code_is_in_upper_case', { code: 'BE LEG' }],
  ['without a sign', 'a_code_is_in_upper_case', { code: '' }],
  ['that takes nothing off', 'a_code_takes_something_off', { amount_tug: 0 }],
  ['that nobody may use', 'a_limit_allows_at_least_one_use', { max_uses: 0 }],
  ['that ends before it starts', 'a_code_ends_after_it_starts', { starts_at: new Date(), ends_at: new Date(0) }],
  ['of a kind nobody knows', 'a_code_kind_is_known', { kind: 'gift' }],
  ['that is used before anybody had it', 'a_new_code_is_unused', { max_uses: 5, uses: 1 }],
  ['with uses below zero', 'a_new_code_is_unused', { uses: -1 }],
])('no code %s', async (_, rule, changes) => {
  const { db } = real.database;
  const count = async () => (await db.selectFrom('codes').select('id').execute()).length;
  const before = await count();
  await expectRefusal(insertCode(db, changes), rule);
  expect(await count()).toBe(before);
});

test('the uses of a code are counted, and nobody can write another figure', async () => {
  const { db } = real.database;
  const code = await insertCode(db, { max_uses: 2 });
  const [one = 0, other = 0] = await orders(2);
  await reserve(code, one);
  const mine = db.updateTable('codes').where('id', '=', code);
  for (const uses of [0, 2]) await expectRefusal(mine.set({ uses }).execute(), 'uses_are_written_by_code_uses');
  await mine.set({ active: false, uses: 1 }).execute();
  await reserve(code, other);
  expect(await usesOf(code)).toBe(2);
});

test.each([
  ['used', 1],
  ['freed', 0],
])(
  'a code that was %s by an order that has ended can be neither held again nor settled otherwise',
  async (end, uses) => {
    const { db } = real.database;
    const rule = 'a_settled_use_stays_settled';
    const [code, another] = [await insertCode(db), await insertCode(db)];
    const [order = 0, other = 0] = await orders(2);
    await reserve(code, order);
    await change(order, { status: end, settled_at: new Date() });
    if (end === 'freed') await db.updateTable('orders').set(expired()).where('id', '=', order).execute();
    await expectRefusal(change(order, { status: 'held', settled_at: null }), rule);
    await expectRefusal(change(order, { status: end === 'used' ? 'freed' : 'used' }), rule);
    await expectRefusal(change(order, { code_id: another }), rule);
    await expectRefusal(change(order, { order_id: other }), rule);
    const kept = db.selectFrom('code_uses').select(['code_id', 'status']).where('order_id', 'in', [order, other]);
    expect(await kept.execute()).toEqual([{ code_id: code, status: end }]);
    expect([await usesOf(code), await usesOf(another)]).toEqual([uses, 0]);
  },
);

test('an unpaid order that gave its code up may hold one again, which is counted anew', async () => {
  const { db } = real.database;
  const [code, another] = [await insertCode(db), await insertCode(db)];
  const [order = 0, other = 0] = await orders(2);
  await reserve(code, order);
  await change(order, { status: 'freed', settled_at: new Date() });
  await reserve(code, other);
  // Meanwhile another order has it.
  await expectRefusal(change(order, { status: 'held', settled_at: null }), RULE);
  await change(order, { status: 'held', settled_at: null, code_id: another });
  expect([await usesOf(code), await usesOf(another)]).toEqual([1, 1]);
});

test('a held code stays with its order', async () => {
  const code = await insertCode(real.database.db);
  const [one = 0, other = 0] = await orders(2);
  await reserve(code, one);
  await expectRefusal(change(one, { order_id: other }), 'a_held_code_stays_with_its_order');
  expect(await reservingOrders(code)).toEqual([one]);
});

test('a code has one spelling and one row', async () => {
  const { db } = real.database;
  await insertCode(db, { code: 'TSAGAAN-SAR' });
  await expectRefusal(insertCode(db, { code: 'TSAGAAN-SAR', kind: 'coupon' }), 'a_code_is_unique');
  expect(await db.selectFrom('codes').select('kind').where('code', '=', 'TSAGAAN-SAR').execute()).toEqual([
    { kind: 'voucher' },
  ]);
});

test('a code is in no set of its own, its note has a length, and its version is counted from 1', async () => {
  const { db } = real.database;
  const id = await insertCode(db);
  const set = (changes: Changes<'codes'>) => db.updateTable('codes').set(changes).where('id', '=', id).execute();
  await expectRefusal(set({ set_id: id }), 'a_code_is_not_in_a_set_of_itself');
  await expectRefusal(set({ note: '' }), 'a_code_note_has_1_to_200_signs');
  await expectRefusal(set({ version: 0 }), 'a_code_version_is_counted_from_1');
});

test('a finished use of a code has its time, and the uses are never deleted', async () => {
  const { db } = real.database;
  const code = await insertCode(db);
  const order = await insertOrder(db);
  await reserve(code, order);
  await expectRefusal(change(order, { status: 'used' }), 'a_settled_use_has_its_time');
  await expectRefusal(change(order, { status: 'lost', settled_at: new Date() }), 'a_code_use_status_is_known');
  await expectNeverDeleted(db, 'code_uses', 'code_uses_are_never_deleted');
  expect(await reservingOrders(code)).toEqual([order]);
});
