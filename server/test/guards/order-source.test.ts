import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, daysFromNow, insertOrder, type New, paid } from './rows.ts';

const real = databaseOfTest();
const ROAD = ['loaded', 'came_in_ereen', 'came_in_ub'] as const;

const ready = (changes: Changes<'orders'> = {}) =>
  insertOrder(real.database.db, { source: 'ulaanbaatar', ...paid(), ...changes });

const change = (id: number, changes: Changes<'orders'>) =>
  real.database.db.updateTable('orders').set(changes).where('id', '=', id).execute();

const step = (status: string) => ({ status, [`${status}_at`]: new Date() });

test('an order from Ulaanbaatar goes paid → ordered → in_stock → delivered, without a time on the road', async () => {
  const id = await ready();
  for (const status of ['ordered', 'in_stock', 'delivered']) await change(id, step(status));
  const row = real.database.db.selectFrom('orders').selectAll().where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    status: 'delivered',
    ...{ loaded_at: null, came_in_ereen_at: null, came_in_ub_at: null },
  });
});

test.each(ROAD)('an order from Ulaanbaatar is never %s, and has no time of it', async (status) => {
  const id = await ready(step('ordered'));
  await expectRefusal(change(id, step(status)), 'goods_in_ulaanbaatar_need_no_road');
  await expectRefusal(change(id, { [`${status}_at`]: new Date() }), 'goods_in_ulaanbaatar_need_no_road');
});

test('from Ulaanbaatar, too, no step is skipped', async () => {
  const id = await ready();
  await expectRefusal(change(id, step('in_stock')), 'no_step_is_skipped');
  await change(id, step('ordered'));
  await expectRefusal(change(id, step('delivered')), 'no_step_is_skipped');
});

test('an order from Beijing takes the whole road', async () => {
  const id = await insertOrder(real.database.db, { ...paid(), ...step('ordered') });
  await expectRefusal(change(id, step('in_stock')), 'no_step_is_skipped');
});

test('an order starts from a place that is known, and keeps it', async () => {
  await expectRefusal(ready({ source: 'erlian' }), 'a_source_is_known');
  await expectRefusal(change(await ready(), { source: 'beijing' }), 'an_order_keeps_its_source');
});

test('an order can be paid while it lives, and not longer', async () => {
  const lives = (pay_by: Date) => insertOrder(real.database.db, { expires_at: daysFromNow(3), pay_by });
  await expectRefusal(lives(daysFromNow(4)), 'an_order_can_be_paid_while_it_lives');
  await expectRefusal(lives(daysFromNow(-1)), 'an_order_can_be_paid_while_it_lives');
  expect(await lives(daysFromNow(2))).toBeGreaterThan(0);
});

test('an order remembers the key of its call, whatever word it is', async () => {
  const keyed = (idempotency_key: string) => insertOrder(real.database.db, { idempotency_key });
  expect(await keyed('a_word-of-the-page')).toBeGreaterThan(0);
  await expectRefusal(keyed('short'), 'a_key_of_an_order_has_8_to_64_signs');
});

test('the application draws order numbers, each once', async () => {
  const draw = async () => {
    const { rows } = await sql<{ n: number }>`select nextval('order_number_sequence')::int as n`.execute(
      real.database.db,
    );
    return rows[0]?.n;
  };
  const drawn = await Promise.all(Array.from({ length: 20 }, draw));
  expect(new Set(drawn).size).toBe(20);
  expect(Math.min(...drawn.map(Number))).toBe(0);
});

test('a link of an order is kept as its hash and ends', async () => {
  const { db } = real.database;
  const order_id = await insertOrder(db);
  const link = (changes: Changes<'order_links'> = {}) =>
    db
      .insertInto('order_links')
      .values({ order_id, token_hash: randomBytes(32), expires_at: daysFromNow(180), ...changes })
      .execute();
  await expectRefusal(link({ token_hash: randomBytes(43) }), 'a_link_is_kept_as_its_sha256');
  await expectRefusal(link({ expires_at: daysFromNow(-1) }), 'a_link_ends_after_it_was_made');
  await link();
});

test('the time of a step is one that could be measured', async () => {
  const { db } = real.database;
  const good: New<'order_step_times'> = {
    ...{ source: 'beijing', step: 'loaded', orders_measured: 50, usual_seconds: 7, latest_seconds: 9 },
    measured_at: new Date(),
  };
  const write = (changes: Changes<'order_step_times'>) =>
    db
      .insertInto('order_step_times')
      .values({ ...good, ...changes })
      .execute();
  await expectRefusal(write({ source: 'erlian' }), 'a_source_is_known');
  await expectRefusal(write({ step: 'paid' }), 'a_measured_step_is_known');
  await expectRefusal(write({ orders_measured: 0 }), 'a_step_was_measured');
  await expectRefusal(write({ latest_seconds: 6 }), 'the_latest_is_not_before_the_usual');
  await write({});
});
