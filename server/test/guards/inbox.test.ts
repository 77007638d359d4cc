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
  const counted = {
    ...{ day: '2026-11-15', orders: 2, sales_tug: 10, refunds_tug: 0, coded_orders: 1, codes_tug: 1, delivered: 2 },
    ...{ delivered_in_time: 1, bonus_given: 0, bonus_spent: 0, bonus_taken_back: 0, bonus_adjusted: 0, bonus_owed: 0 },
    ...{ searches: 2, searches_in_vain: 1, counted_at: AT },
  };
  const reported = (changes: object) =>
    db
      .insertInto('report_days')
      .values({ ...counted, ...changes })
      .execute();
  await expectRefusal(reported({ refunds_tug: -1 }), 'a_counted_day_has_no_negative_sums');
  await expectRefusal(reported({ delivered_in_time: 3 }), 'what_a_day_counts_is_a_part_of_it');
  await reported({});
  const ofDay = { day: counted.day, sales_tug: 10 };
  const method = { ...ofDay, method: 'qpay', orders: 0, seconds: 1 };
  await expectRefusal(db.insertInto('report_methods').values(method).execute(), 'a_method_of_a_day_has_sales');
  const { category_id, brand_id } = await db
    .selectFrom('products')
    .select(['category_id', 'brand_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const goods = (changes: object) =>
    db
      .insertInto('report_goods')
      .values({ ...ofDay, category_id, brand_id, pieces: 1, known_tug: 10, cost_fen: 5, ...changes })
      .execute();
  await expectRefusal(goods({ pieces: 0 }), 'goods_of_a_day_were_sold');
  await expectRefusal(goods({ known_tug: 11 }), 'a_known_cost_is_of_goods_sold');
  const stock = db.insertInto('report_stock').values({ day: counted.day, category_id, value_tug: -1 }).execute();
  await expectRefusal(stock, 'stock_is_worth_something');
  expect(await db.selectFrom('sale_hours').selectAll().execute()).toEqual([]);
});

const beat = (changes: Changes<'process_heartbeats'> = {}) =>
  real.database.db
    .insertInto('process_heartbeats')
    .values({
      process: 'api',
      place: 'one:3000',
      version: '0.3.0',
      started_at: AT,
      seen_at: AT,
      memory_mb: 1,
      ...changes,
    })
    .execute();

test('a heartbeat is of a known process at a place, and its figures can be', async () => {
  await expectRefusal(beat({ process: 'edge' }), 'a_process_is_known');
  await expectRefusal(beat({ place: '' }), 'a_process_stands_somewhere');
  await expectRefusal(beat({ started_at: new Date(AT.getTime() + 1) }), 'a_process_starts_before_it_is_seen');
  await expectRefusal(beat({ requests: 1, failures: 2 }), 'failed_answers_are_among_all');
  await expectRefusal(beat({ services: '{}' }), 'services_are_a_list');
  await expectRefusal(beat({ job_queues: '[]' }), 'job_queues_are_by_name');
  await beat();
  await expectRefusal(beat(), 'process_heartbeats_pkey');
  expect(await real.database.db.selectFrom('process_heartbeats').select('services').execute()).toEqual([
    { services: [] },
  ]);
});
