import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, demoProduct, insertStaff } from './rows.ts';

const real = databaseOfTest();
const AT = new Date('2026-11-15T02:00:00Z');
const insert = (changes: Changes<'inbox_items'>) =>
  real.database.db
    .insertInto('inbox_items')
    .values({ kind: 'money-late', subject: 'refund 1', changed_at: AT, ...changes })
    .execute();

test('an item that is done says by whom and why, and is named once', async () => {
  const staff = await insertStaff(real.database.db);
  await expectRefusal(insert({ done_at: AT, done_by: staff }), 'a_done_item_says_who_and_why');
  await expectRefusal(insert({ done_reason: 'Ярьсан' }), 'a_done_item_says_who_and_why');
  await expectRefusal(insert({ done_at: AT, done_by: staff, done_reason: '' }), 'a_done_reason_has_1_to_200_signs');
  await expectRefusal(insert({ subject: '' }), 'an_item_names_kind_and_subject');
  await expectRefusal(insert({ version: 0 }), 'an_item_version_is_counted_from_1');
  await insert({ done_at: AT, done_by: staff, done_reason: 'Ярьсан' });
  await expectRefusal(insert({}), 'inbox_items_pkey');
});

test('what is summed up is counted, and begins on the hour', async () => {
  const { db } = real.database;
  const hour = (starts_at: Date, orders: number) =>
    db.insertInto('sale_hours').values({ starts_at, orders, sales_tug: 5 }).execute();
  await expectRefusal(hour(new Date('2026-11-15T02:30:00Z'), 1), 'an_hour_begins_on_the_hour');
  await expectRefusal(hour(AT, 0), 'sales_of_an_hour_are_counted');
  const { id } = await demoProduct(db);
  const sold = db.insertInto('product_sales').values({ product_id: id, pieces: 0, counted_at: AT }).execute();
  await expectRefusal(sold, 'sold_pieces_are_counted_from_1');
  const nameless = db.insertInto('worker_findings').values({ name: '', value: 1, found_at: AT }).execute();
  await expectRefusal(nameless, 'a_finding_has_a_name');
  const delivered = db.insertInto('delivered_hours').values({ starts_at: AT, orders: 0, seconds: 1 }).execute();
  await expectRefusal(delivered, 'an_hour_with_deliveries_has_some');
  const step = (changes: object) =>
    db
      .insertInto('order_step_counts')
      .values({ status: 'paid', orders: 2, late: 1, pickups: 1, pickups_long: 0, counted_at: AT, ...changes })
      .execute();
  await expectRefusal(step({ late: 3 }), 'what_is_counted_is_a_part_of_the_step');
  await expectRefusal(step({ status: 'pending' }), 'a_counted_step_is_known');
  expect(await db.selectFrom('sale_hours').selectAll().execute()).toEqual([]);
});
