import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { type Changes, insertOrder, insertPayment, insertStaff, paid } from './rows.ts';

const real = databaseOfTest();
const RULE = 'refunds_never_exceed_the_payment';
const done = { status: 'done', finished_at: new Date(), proof: 'TX-1' };
const failed = { status: 'failed', finished_at: new Date() };

/** A matched payment of 200,000₮. */
const payment = async () => insertPayment(real.database.db, await insertOrder(real.database.db, paid()));

const orderOf = async (paymentId: number, db: Db = real.database.db): Promise<number | null> => {
  const kept = db.selectFrom('payments').select('order_id').where('id', '=', paymentId);
  return (await kept.executeTakeFirstOrThrow()).order_id;
};

const ask = async (payment_id: number, tug: number, changes: Changes<'refunds'> = {}, db: Db = real.database.db) => {
  const order_id = await orderOf(payment_id, db);
  const reason = order_id === null ? 'unknown_order' : 'cancelled';
  const row = { payment_id, order_id, gross_tug: tug, amount_tug: tug, reason, instrument: 'bank_transfer' };
  const asked = db.insertInto('refunds').values({ ...row, ...changes });
  return (await asked.returning('id').executeTakeFirstOrThrow()).id;
};

const change = (id: number, changes: Changes<'refunds'>) =>
  real.database.db.updateTable('refunds').set(changes).where('id', '=', id).execute();

/** The refunded sum of the payment, which must equal the sum of its refunds. */
const refundedOf = async (paymentId: number): Promise<number> => {
  const { db } = real.database;
  const kept = db.selectFrom('payments').select('refunded_tug').where('id', '=', paymentId);
  const { refunded_tug } = await kept.executeTakeFirstOrThrow();
  const refunds = db.selectFrom('refunds').select('gross_tug').where('payment_id', '=', paymentId);
  const counted = await refunds.where('status', '<>', 'failed').execute();
  expect(counted.reduce((sum, { gross_tug }) => sum + gross_tug, 0)).toBe(refunded_tug);
  return refunded_tug;
};

test('refunds never exceed the payment', async () => {
  const paymentId = await payment();
  await expectRefusal(ask(paymentId, 200_001), RULE);
  await ask(paymentId, 150_000);
  await expectRefusal(ask(paymentId, 50_001), RULE);
  await ask(paymentId, 50_000);
  await expectRefusal(ask(paymentId, 1), RULE);
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('two refunds of the same money at the same moment: the second waits, and is refused', async () => {
  const paymentId = await payment();
  const all = (tx: Db) => ask(paymentId, 200_000, {}, tx);
  await expectRefusal(whileAnotherIsOpen(real.database.db, all, all), RULE);
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('the second refund goes through when the first is given up', async () => {
  const paymentId = await payment();
  const most = (tx: Db) => ask(paymentId, 150_000, {}, tx);
  await whileAnotherIsOpen(real.database.db, most, most, 'give up');
  expect(await refundedOf(paymentId)).toBe(150_000);
});

test('thirty refunds of a tenth each at the same moment: ten go through', async () => {
  const paymentId = await payment();
  const outcomes = await allAtOnce(real.url, 30, (tx) => ask(paymentId, 20_000, {}, tx));
  expect(tally(outcomes)).toEqual({ accepted: 10, refused: { [RULE]: 20 } });
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('a failed refund frees its share, and can be tried again only while the share is free', async () => {
  const paymentId = await payment();
  const first = await ask(paymentId, 150_000);
  await change(first, failed);
  expect(await refundedOf(paymentId)).toBe(0);
  const second = await ask(paymentId, 100_000);
  const again = { status: 'requested', finished_at: null };
  await expectRefusal(change(first, again), RULE);
  expect(await refundedOf(paymentId)).toBe(100_000);
  await change(second, failed);
  await change(first, again);
  expect(await refundedOf(paymentId)).toBe(150_000);
});

test('a refund that is corrected counts with its new amount, and of its new payment', async () => {
  const [one, other] = [await payment(), await payment()];
  const id = await ask(one, 150_000);
  await expectRefusal(change(id, { gross_tug: 200_001, amount_tug: 200_001 }), RULE);
  await change(id, { gross_tug: 120_000, amount_tug: 120_000 });
  expect(await refundedOf(one)).toBe(120_000);
  await change(id, { payment_id: other, order_id: await orderOf(other) });
  expect([await refundedOf(one), await refundedOf(other)]).toEqual([0, 120_000]);
});

test('a refund that is sent and done still counts once', async () => {
  const paymentId = await payment();
  const id = await ask(paymentId, 200_000);
  await change(id, { status: 'sent', sent_at: new Date() });
  await change(id, done);
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('a refund closes with a proof and its time, and then stays as it is', async () => {
  const paymentId = await payment();
  const id = await ask(paymentId, 200_000);
  await expectRefusal(change(id, { ...done, proof: null }), 'a_refund_closes_with_a_proof');
  await expectRefusal(change(id, { ...done, proof: '' }), 'a_refund_closes_with_a_proof');
  await expectRefusal(change(id, { ...done, proof: '', provider_refund_id: '' }), 'a_refund_closes_with_a_proof');
  await expectRefusal(change(id, { ...done, finished_at: null }), 'a_finished_refund_has_its_time');
  await change(id, done);
  await expectRefusal(change(id, failed), 'a_done_refund_stays_done');
  await expectRefusal(change(id, { proof: 'TX-2' }), 'a_done_refund_stays_done');
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('only who cancels pays fees, and only staff say that goods are unavailable', async () => {
  const paymentId = await payment();
  const fee = { reason: 'defective', refund_fee_tug: 1_000, amount_tug: 99_000 };
  await expectRefusal(ask(paymentId, 100_000, fee), 'only_a_cancelled_order_pays_fees');
  await expectRefusal(ask(paymentId, 100_000, { reason: 'unavailable' }), 'only_staff_say_unavailable');
  await ask(paymentId, 100_000, { reason: 'unavailable', requested_by: await insertStaff(real.database.db) });
});

test('a refund that a provider made is proved by the number it has there', async () => {
  const paymentId = await payment();
  const id = await ask(paymentId, 200_000, { instrument: 'provider' });
  await change(id, { ...done, proof: null, provider_refund_id: 'qpay-refund-1' });
  await expectRefusal(change(id, failed), 'a_done_refund_stays_done');
  expect(await refundedOf(paymentId)).toBe(200_000);
});

test('what was refunded is the sum of the refunds, and nobody can write another figure', async () => {
  const { db } = real.database;
  const paymentId = await payment();
  await ask(paymentId, 150_000);
  const mine = db.updateTable('payments').where('id', '=', paymentId);
  for (const refunded_tug of [0, 149_999, 200_000]) {
    await expectRefusal(mine.set({ refunded_tug }).execute(), 'refunded_is_written_by_refunds');
  }
  await expectRefusal(ask(paymentId, 50_001), RULE);
  expect(await refundedOf(paymentId)).toBe(150_000);
});

test('a refund is of the order that its payment is of', async () => {
  const [one, other] = [await payment(), await payment()];
  const rule = 'a_refund_is_of_its_payments_order';
  await expectRefusal(ask(one, 100_000, { order_id: await orderOf(other) }), rule);
  expect(await refundedOf(one)).toBe(0);
  const id = await ask(one, 100_000);
  await expectRefusal(change(id, { order_id: await orderOf(other) }), rule);
  await expectRefusal(change(id, { payment_id: other }), rule);
  expect([await refundedOf(one), await refundedOf(other)]).toEqual([100_000, 0]);
});

test('a refund has no order when the money was of nobody known, and only then', async () => {
  const { db } = real.database;
  const rule = 'only_a_refund_of_unknown_money_has_no_order';
  const known = await payment();
  await expectRefusal(ask(known, 100_000, { order_id: null }), rule);
  await expectRefusal(ask(known, 100_000, { reason: 'unknown_order' }), rule);
  const unknown = await insertPayment(db, null);
  await expectRefusal(ask(unknown, 100_000, { reason: 'late_payment' }), rule);
  const stranger = { order_id: await orderOf(known), reason: 'late_payment' };
  await expectRefusal(ask(unknown, 100_000, stranger), 'a_refund_is_of_its_payments_order');
  await ask(unknown, 100_000);
  expect([await refundedOf(known), await refundedOf(unknown)]).toEqual([0, 100_000]);
});

test.each<[sentence: string, rule: string, changes: Changes<'refunds'>]>([
  ['whose deductions do not add up', 'a_refund_adds_up', { refund_fee_tug: 1_000 }],
  ['that gives nothing back', 'a_refund_gives_something_back', { bank_fee_tug: 100_000, amount_tug: 0 }],
  ['with a deduction below zero', 'deductions_are_never_negative', { refund_fee_tug: -1, amount_tug: 100_001 }],
  ['for a reason nobody knows', 'a_refund_reason_is_known', { reason: 'whim' }],
  ['in shells', 'a_refund_instrument_is_known', { instrument: 'shells' }],
  ['in a status nobody knows', 'a_refund_status_is_known', { status: 'lost' }],
])('no refund %s', async (_, rule, changes) => {
  const paymentId = await payment();
  await expectRefusal(ask(paymentId, 100_000, changes), rule);
  expect(await refundedOf(paymentId)).toBe(0);
});

test('every deduction of the terms is part of the sum', async () => {
  const paymentId = await payment();
  const deductions = {
    refund_fee_tug: 2_000,
    vat_deduction_tug: 10_000,
    bank_fee_tug: 1_000,
    bonus_deduction_tug: 500,
  };
  await ask(paymentId, 100_000, { ...deductions, amount_tug: 86_500 });
  expect(await refundedOf(paymentId)).toBe(100_000);
});

test('refunds are never deleted', async () => {
  await ask(await payment(), 1_000);
  await expectNeverDeleted(real.database.db, 'refunds', 'refunds_are_never_deleted');
});
