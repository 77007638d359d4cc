import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectAppendOnly, expectRefusal } from './refusals.ts';
import { type Changes, insertOrder, newOrderLine } from './rows.ts';

const real = databaseOfTest();

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
  const line = await newOrderLine(db, id, changes);
  await expectRefusal(db.insertInto('order_lines').values(line).execute(), rule);
  expect(await db.selectFrom('order_lines').where('order_id', '=', id).execute()).toEqual([]);
});

test('the lines of an order stay as they were sold', async () => {
  const { db } = real.database;
  const id = await insertOrder(db);
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, id))
    .execute();
  await expectAppendOnly(db, 'order_lines', 'quantity', 'order_lines_are_frozen');
});
