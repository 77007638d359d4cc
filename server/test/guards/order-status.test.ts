import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectAppendOnly, expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { type Changes, expired, insertCustomer, insertOrder, insertStaff, type New, paid } from './rows.ts';

const real = databaseOfTest();
const STEPS = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const;

const orderWith = (changes: Changes<'orders'> = {}) => insertOrder(real.database.db, changes);

const change = (id: number, changes: Changes<'orders'>, db: Db = real.database.db) =>
  db.updateTable('orders').set(changes).where('id', '=', id).execute();

const statusOf = async (id: number): Promise<string> => {
  const row = real.database.db.selectFrom('orders').select('status').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).status;
};

/** The status of a step, with its time and those of all steps before. */
function stepsTo(to: (typeof STEPS)[number]): Changes<'orders'> {
  const done = STEPS.slice(0, STEPS.indexOf(to) + 1).map((step) => [`${step}_at`, new Date()]);
  return { ...Object.fromEntries(done), status: to };
}

const refunded = () => ({ ...paid(), status: 'refunded', refunded_at: new Date() });

test('an order goes from pending to delivered step by step, and each step has its time', async () => {
  const id = await orderWith();
  await change(id, paid());
  for (const step of STEPS) await change(id, { status: step, [`${step}_at`]: new Date() });
  expect(await statusOf(id)).toBe('delivered');
});

test.each(STEPS)('an order that is %s without the time of it is refused', async (step) => {
  const id = await orderWith(paid());
  await expectRefusal(change(id, { ...stepsTo(step), [`${step}_at`]: null }), 'a_status_has_its_time');
  expect(await statusOf(id)).toBe('paid');
});

test.each(STEPS.slice(1))('no order is %s without the step before', async (step) => {
  const id = await orderWith(paid());
  const before = STEPS[STEPS.indexOf(step) - 1];
  await expectRefusal(change(id, { ...stepsTo(step), [`${before}_at`]: null }), 'no_step_is_skipped');
  expect(await statusOf(id)).toBe('paid');
});

test.each<[sentence: string, rule: string, changes: Changes<'orders'>]>([
  ['paid without the time of it', 'an_order_is_paid_or_pending_or_expired', { ...paid(), paid_at: null }],
  ['pending though paid', 'an_order_is_paid_or_pending_or_expired', { ...paid(), status: 'pending' }],
  ['ordered without being paid', 'an_order_is_paid_or_pending_or_expired', stepsTo('ordered')],
  ['paid but never submitted', 'a_paid_order_was_submitted', { status: 'paid', paid_at: new Date() }],
  ['expired without the time of it', 'an_expired_order_has_its_time', { status: 'expired' }],
  ['pending though expired', 'an_expired_order_has_its_time', { expired_at: new Date() }],
  ['refunded without the time of it', 'a_refunded_order_has_its_time', { ...refunded(), refunded_at: null }],
  ['paid though refunded', 'a_refunded_order_has_its_time', { ...refunded(), status: 'paid' }],
  ['refunded without being paid', 'an_order_is_paid_or_pending_or_expired', { ...refunded(), paid_at: null }],
  ['in a status that nobody knows', 'a_status_is_known', { ...paid(), status: 'lost' }],
])('no order is %s', async (_, rule, changes) => {
  const id = await orderWith();
  await expectRefusal(change(id, changes), rule);
  expect(await statusOf(id)).toBe('pending');
});

test.each([
  ['an expired', expired],
  ['a refunded', refunded],
])('%s order is never revived, whatever it should become', async (_, ended) => {
  const { status } = ended();
  const id = await orderWith(ended());
  for (const revived of ['pending', 'paid', ...STEPS, status === 'expired' ? 'refunded' : 'expired']) {
    const attempt = change(id, { status: revived, expired_at: null, refunded_at: null });
    await expectRefusal(attempt, 'an_ended_order_is_never_revived');
  }
  expect(await statusOf(id)).toBe(status);
});

const UNPAID: [sentence: string, changes: () => Changes<'orders'>][] = [
  ['made pending', () => ({ status: 'pending', paid_at: null })],
  ['made pending with its time of payment', () => ({ status: 'pending' })],
  ['expired', () => ({ ...expired(), paid_at: null })],
  ['expired with its time of payment', expired],
  ['paid at another time', () => ({ paid_at: new Date(0) })],
  ['left without its time of payment', () => ({ paid_at: null })],
  ['made pending at another price', () => ({ status: 'pending', paid_at: null, subtotal_tug: 1, total_tug: 1 })],
];

test.each(UNPAID)('an order that was paid is never %s: it is refunded', async (_, undone) => {
  const { db } = real.database;
  for (const status of [paid(), { ...paid(), ...stepsTo('delivered') }]) {
    const id = await orderWith(status);
    await expectRefusal(change(id, undone()), 'the_payment_of_an_order_is_never_undone');
    const kept = db.selectFrom('orders').select(['status', 'paid_at', 'total_tug']).where('id', '=', id);
    const { paid_at } = status;
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ status: status.status, paid_at, total_tug: 200_000 });
    await change(id, { status: 'refunded', refunded_at: new Date() });
    expect(await statusOf(id)).toBe('refunded');
  }
});

test('an order that is being paid cannot be expired at the same moment, unless the payment is given up', async () => {
  const { db } = real.database;
  const [id, other] = [await orderWith(), await orderWith()];
  const pay = (order: number) => (tx: Db) => change(order, paid(), tx);
  const expire = (order: number) => (tx: Db) => change(order, { ...expired(), paid_at: null }, tx);
  await expectRefusal(whileAnotherIsOpen(db, pay(id), expire(id)), 'the_payment_of_an_order_is_never_undone');
  await whileAnotherIsOpen(db, pay(other), expire(other), 'give up');
  expect([await statusOf(id), await statusOf(other)]).toEqual(['paid', 'expired']);
});

test('an order that is being expired cannot be paid at the same moment', async () => {
  const id = await orderWith();
  const expire = (tx: Db) => change(id, expired(), tx);
  const pay = (tx: Db) => change(id, { ...paid(), expired_at: null }, tx);
  await expectRefusal(whileAnotherIsOpen(real.database.db, expire, pay), 'an_ended_order_is_never_revived');
  expect(await statusOf(id)).toBe('expired');
});

const TERMS = [
  ['subtotal_tug', 1],
  ['sale_tug', -1],
  ['code_tug', -1],
  ['service_fee_tug', 1],
  ['delivery_tug', 1],
  ['assembly_tug', 1],
  ['fixing_tug', 1],
  ['china_delivery_tug', 1],
  ['vat_tug', 1],
  ['lending_fee_tug', 1],
  ['used_bonus_tug', -1],
  ['earned_bonus_tug', 0],
] as const;

test.each(TERMS)('after the payment %s is frozen', async (term, sign) => {
  const { db } = real.database;
  const rich = { subtotal_tug: 250_000, sale_tug: 20_000, code_tug: 20_000, service_fee_tug: 10_000 };
  const id = await orderWith({ ...rich, total_tug: 220_000, ...paid() });
  const read = () => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await read();
  const later = { [term]: before[term] + 1, total_tug: before.total_tug + sign };
  await expectRefusal(change(id, later), 'the_terms_are_frozen_by_payment');
  expect(await read()).toEqual(before);
});

test('after the payment the order keeps its number and its customer, also when it has ended', async () => {
  const { db } = real.database;
  const customer_id = await insertCustomer(db);
  const other = await insertCustomer(db);
  for (const status of [paid(), expired(), refunded(), { ...paid(), ...stepsTo('delivered') }]) {
    const id = await orderWith({ customer_id, ...status });
    await expectRefusal(change(id, { customer_id: other }), 'the_terms_are_frozen_by_payment');
    await expectRefusal(change(id, { order_number: 'IK9999999999' }), 'the_terms_are_frozen_by_payment');
    expect(await statusOf(id)).toBe(status.status);
  }
  const his = db.selectFrom('orders').select('id').where('customer_id', '=', other);
  expect(await his.execute()).toEqual([]);
});

test('until the payment the terms may change, and what is no term may change later too', async () => {
  const id = await orderWith();
  await change(id, { service_fee_tug: 5_000, total_tug: 205_000 });
  await change(id, paid());
  await change(id, { contact_phone: '88112233', version: 2 });
  expect(await statusOf(id)).toBe('paid');
});

const record = (row: New<'order_status_changes'>, db: Db = real.database.db) =>
  db.insertInto('order_status_changes').values(row).execute();

test('twenty notice the payment at the same moment and none of them looks first: the order is paid once', async () => {
  const id = await orderWith();
  const outcomes = await allAtOnce(real.url, 20, async (tx) => {
    await record({ order_id: id, from_status: 'pending', to_status: 'paid', changed_by: 'system' }, tx);
    await change(id, paid(), tx);
  });
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { an_order_is_paid_or_ended_once: 19 } });
  expect(await statusOf(id)).toBe('paid');
});

test.each(['paid', 'expired', 'refunded'])(
  'the history has one step to %s, and may repeat a step taken back',
  async (end) => {
    const order_id = await orderWith();
    const staff_id = await insertStaff(real.database.db);
    const step = (from_status: string, to_status: string) =>
      record({ order_id, staff_id, from_status, to_status, changed_by: 'staff' });
    await step('pending', end);
    await expectRefusal(step('ordered', end), 'an_order_is_paid_or_ended_once');
    await step('ordered', 'loaded');
    await step('loaded', 'ordered');
    await step('ordered', 'loaded');
    const kept = real.database.db
      .selectFrom('order_status_changes')
      .select('to_status')
      .where('order_id', '=', order_id);
    expect((await kept.orderBy('id').execute()).map((row) => row.to_status)).toEqual([
      end,
      'loaded',
      'ordered',
      'loaded',
    ]);
  },
);

test('a step of the history leads somewhere else and names who made it', async () => {
  const order_id = await orderWith();
  const staff_id = await insertStaff(real.database.db);
  const made = { order_id, from_status: 'pending', to_status: 'paid', changed_by: 'system' };
  await expectRefusal(record({ ...made, to_status: 'pending' }), 'a_change_leads_to_another_status');
  await expectRefusal(record({ ...made, to_status: 'lost' }), 'a_status_is_known');
  await expectRefusal(record({ ...made, from_status: null }), 'an_order_begins_as_pending');
  await expectRefusal(record({ ...made, from_status: 'paid', to_status: 'pending' }), 'an_order_begins_as_pending');
  await expectRefusal(record({ ...made, changed_by: 'nobody' }), 'a_changer_is_known');
  await expectRefusal(record({ ...made, changed_by: 'staff' }), 'a_change_by_staff_names_him');
  await expectRefusal(record({ ...made, staff_id }), 'a_change_by_staff_names_him');
  const kept = real.database.db.selectFrom('order_status_changes').select('id').where('order_id', '=', order_id);
  expect(await kept.execute()).toEqual([]);
});

test('an order that came to nothing is never deleted', async () => {
  await orderWith();
  await expectNeverDeleted(real.database.db, 'orders', 'orders_are_never_deleted');
});

test('the history of an order is only ever added to', async () => {
  await record({ order_id: await orderWith(), to_status: 'pending', changed_by: 'customer' });
  await expectAppendOnly(real.database.db, 'order_status_changes', 'note', 'the_order_history_is_append_only');
});
