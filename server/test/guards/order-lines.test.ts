import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { whileAnotherIsOpen } from './races.ts';
import { expectAppendOnly, expectRefusal } from './refusals.ts';
import { type Changes, expired, insertOrder, insertProduct, newOrderLine, paid } from './rows.ts';

const real = databaseOfTest();

const add = async (orderId: number, changes: Changes<'order_lines'> = {}, db: Db = real.database.db) =>
  db
    .insertInto('order_lines')
    .values(await newOrderLine(db, orderId, changes))
    .execute();

const placesOf = async (orderId: number): Promise<number[]> => {
  const lines = real.database.db.selectFrom('order_lines').select('position').where('order_id', '=', orderId);
  return (await lines.orderBy('position').execute()).map(({ position }) => position);
};

test.each<[sentence: string, rule: string, changes: Changes<'order_lines'>]>([
  ['whose total is not unit price times quantity', 'a_line_is_unit_price_times_quantity', { line_total_tug: 100_000 }],
  ['of no piece', 'a_line_holds_at_least_one', { quantity: 0, line_total_tug: 0 }],
  [
    'sold above its price',
    'a_unit_costs_money_and_never_more_than_listed',
    { sale_price_tug: 100_001, line_total_tug: 200_002 },
  ],
  ['priced above the regular price', 'a_unit_costs_money_and_never_more_than_listed', { regular_price_tug: 99_999 }],
  ['given away', 'a_unit_costs_money_and_never_more_than_listed', { sale_price_tug: 0, line_total_tug: 0 }],
  ['with a bonus below 3 percent', 'a_bonus_is_3_to_100_percent', { bonus_percent: 2 }],
  ['with a campaign of 100 percent', 'a_discount_is_0_to_99_percent', { discount_percent: 100 }],
  ['that costs points', 'line_extras_are_never_negative', { earned_bonus_tug: -1 }],
  ['at place zero', 'lines_are_counted_from_1', { position: 0 }],
])('no line of an order %s', async (_, rule, changes) => {
  const { db } = real.database;
  const id = await insertOrder(db);
  await expectRefusal(add(id, changes), rule);
  expect(await placesOf(id)).toEqual([]);
});

test('the lines of an order stay as they were sold', async () => {
  const { db } = real.database;
  await add(await insertOrder(db));
  await expectAppendOnly(db, 'order_lines', 'quantity', 'order_lines_are_frozen');
});

test('a product has one line in an order, and its quantity says how many', async () => {
  const { db } = real.database;
  const [one, other] = [await insertOrder(db), await insertOrder(db)];
  await add(one);
  await expectRefusal(add(one, { position: 2 }), 'a_product_has_one_line_in_an_order');
  expect(await placesOf(one)).toEqual([1]);
  await add(one, { position: 2, product_id: await insertProduct(db) });
  await add(other);
  expect([await placesOf(one), await placesOf(other)]).toEqual([[1, 2], [1]]);
});

test.each([
  ['paid', paid],
  ['expired', expired],
  ['refunded', () => ({ ...paid(), status: 'refunded', refunded_at: new Date() })],
])('nothing is added to an order that is %s', async (_, ending) => {
  const { db } = real.database;
  const id = await insertOrder(db);
  await add(id);
  await db.updateTable('orders').set(ending()).where('id', '=', id).execute();
  const late = add(id, { position: 2, product_id: await insertProduct(db) });
  await expectRefusal(late, 'lines_are_added_only_while_an_order_is_pending');
  expect(await placesOf(id)).toEqual([1]);
});

test('nothing is added to an order that is being paid at the same moment, unless the payment is given up', async () => {
  const { db } = real.database;
  const id = await insertOrder(db);
  const pay = (tx: Db) => tx.updateTable('orders').set(paid()).where('id', '=', id).execute();
  await whileAnotherIsOpen(db, pay, (tx) => add(id, {}, tx), 'give up');
  const product_id = await insertProduct(db);
  const late = whileAnotherIsOpen(db, pay, (tx) => add(id, { position: 2, product_id }, tx));
  await expectRefusal(late, 'lines_are_added_only_while_an_order_is_pending');
  expect(await placesOf(id)).toEqual([1]);
});

test('whoever pays an order waits for the line that is being added to it', async () => {
  const { db } = real.database;
  const id = await insertOrder(db);
  const pay = (tx: Db) => tx.updateTable('orders').set(paid()).where('id', '=', id).execute();
  await whileAnotherIsOpen(db, (tx) => add(id, {}, tx), pay);
  expect(await placesOf(id)).toEqual([1]);
  const order = db.selectFrom('orders').select('status').where('id', '=', id);
  expect(await order.executeTakeFirstOrThrow()).toEqual({ status: 'paid' });
});

test('a line belongs to an order that exists', async () => {
  await expectRefusal(add(0), 'order_lines_order_id_fkey');
  expect(await placesOf(0)).toEqual([]);
});
