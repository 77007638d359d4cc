import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { type Changes, insertOrder, insertPayment, insertStaff, newInvoice, newPayment, paid } from './rows.ts';

const real = databaseOfTest();

const insertInvoice = (orderId: number, changes: Changes<'invoices'> = {}, db: Db = real.database.db) =>
  db.insertInto('invoices').values(newInvoice(orderId, changes)).returning('id').executeTakeFirstOrThrow();

const pay = (orderId: number | null, changes: Changes<'payments'> = {}, db: Db = real.database.db) =>
  insertPayment(db, orderId, changes);

const change = (id: number, changes: Changes<'payments'>, db: Db = real.database.db) =>
  db.updateTable('payments').set(changes).where('id', '=', id).execute();

const paymentOf = (id: number) =>
  real.database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const outcomesOf = async (orderId: number) => {
  const rows = real.database.db.selectFrom('payments').select('outcome').where('order_id', '=', orderId).orderBy('id');
  return (await rows.execute()).map(({ outcome }) => outcome);
};

test('an order has one open invoice, though «pay» is pressed twice at the same moment', async () => {
  const { db } = real.database;
  const order = await insertOrder(db);
  const press = (tx: Db) => insertInvoice(order, {}, tx);
  await expectRefusal(whileAnotherIsOpen(db, press, press), 'one_open_invoice_per_order');
  const open = db.selectFrom('invoices').select('status').where('order_id', '=', order);
  expect(await open.execute()).toEqual([{ status: 'open' }]);
});

test('a new invoice may be made when the old one is closed, and a closed one cannot be opened beside it', async () => {
  const { db } = real.database;
  const order = await insertOrder(db);
  const { id } = await insertInvoice(order);
  const old = db.updateTable('invoices').where('id', '=', id);
  await expectRefusal(old.set({ status: 'cancelled' }).execute(), 'a_closed_invoice_has_its_time');
  await old.set({ status: 'cancelled', closed_at: new Date() }).execute();
  await insertInvoice(order, { amount_tug: 210_000 });
  await expectRefusal(old.set({ status: 'open', closed_at: null }).execute(), 'a_closed_invoice_stays_closed');
  const all = db.selectFrom('invoices').select(['status', 'amount_tug']).where('order_id', '=', order).orderBy('id');
  expect(await all.execute()).toEqual([
    { status: 'cancelled', amount_tug: 200_000 },
    { status: 'open', amount_tug: 210_000 },
  ]);
});

test('only a provider’s invoice that was given up is watched', async () => {
  const { db } = real.database;
  const until = new Date(Date.now() + 86_400_000);
  const { id } = await insertInvoice(await insertOrder(db), { callback_token_hash: randomBytes(32) });
  const mine = db.updateTable('invoices').where('id', '=', id);
  await expectRefusal(mine.set({ watched_until: until }).execute(), 'a_watched_invoice_was_given_up');
  await mine.set({ status: 'cancelled', closed_at: new Date(), watched_until: until }).execute();
  const byHand = await insertInvoice(await insertOrder(db));
  const closed = { status: 'cancelled', closed_at: new Date(), watched_until: until };
  const manual = db.updateTable('invoices').where('id', '=', byHand.id);
  await expectRefusal(manual.set(closed).execute(), 'a_watched_invoice_was_given_up');
});

test('an open invoice keeps its amount, order and provider; another amount is another invoice', async () => {
  const { db } = real.database;
  const { id } = await insertInvoice(await insertOrder(db));
  const mine = db.updateTable('invoices').where('id', '=', id);
  await expectRefusal(mine.set({ amount_tug: 1 }).execute(), 'an_invoice_keeps_its_facts');
  await expectRefusal(mine.set({ provider: 'monpay' }).execute(), 'an_invoice_keeps_its_facts');
  await expectRefusal(mine.set({ reference: 'IK0000000000' }).execute(), 'an_invoice_keeps_its_facts');
  await mine.set({ provider_invoice_id: `provider-${id}`, last_checked_at: new Date() }).execute();
  const kept = db.selectFrom('invoices').select('amount_tug').where('id', '=', id);
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ amount_tug: 200_000 });
});

test.each(['paid', 'cancelled', 'expired'])(
  'an invoice that is %s is never open again, nor ends otherwise',
  async (end) => {
    const { db } = real.database;
    const { id } = await insertInvoice(await insertOrder(db));
    const mine = db.updateTable('invoices').where('id', '=', id);
    await mine.set({ status: end, closed_at: new Date() }).execute();
    const rule = 'a_closed_invoice_stays_closed';
    await expectRefusal(mine.set({ status: 'open', closed_at: null }).execute(), rule);
    await expectRefusal(mine.set({ status: end === 'cancelled' ? 'expired' : 'cancelled' }).execute(), rule);
    await mine.set({ last_checked_at: new Date() }).execute();
    const kept = db.selectFrom('invoices').select('status').where('id', '=', id);
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ status: end });
  },
);

test.each(['cancelled', 'expired'])('an invoice that was %s may turn out to be paid, and then it is', async (end) => {
  const { db } = real.database;
  const { id } = await insertInvoice(await insertOrder(db), { status: end, closed_at: new Date() });
  const mine = db.updateTable('invoices').where('id', '=', id);
  await mine.set({ status: 'paid' }).execute();
  await expectRefusal(mine.set({ status: end }).execute(), 'a_closed_invoice_stays_closed');
  const kept = db.selectFrom('invoices').select('status').where('id', '=', id);
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ status: 'paid' });
});

test('a provider knows an invoice by one number, and a number is of one invoice', async () => {
  const { db } = real.database;
  const [one, other] = [await insertOrder(db), await insertOrder(db)];
  await insertInvoice(one, { reference: 'IK0000009001', provider_invoice_id: 'inv-1' });
  await expectRefusal(insertInvoice(other, { reference: 'IK0000009001' }), 'a_reference_names_one_invoice');
  await expectRefusal(insertInvoice(other, { provider_invoice_id: 'inv-1' }), 'a_provider_gives_an_id_to_one_invoice');
  await insertInvoice(other, { provider: 'monpay', reference: 'IK0000009001', provider_invoice_id: 'inv-1' });
  expect(await db.selectFrom('invoices').select('provider').where('order_id', '=', other).execute()).toEqual([
    { provider: 'monpay' },
  ]);
});

test('one payment pays the order, though twenty arrive at the same moment; the rest is kept as what it is', async () => {
  const { db } = real.database;
  const order = await insertOrder(db, paid());
  const outcomes = await allAtOnce(real.url, 20, (tx) => pay(order, {}, tx));
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { one_matched_payment_per_order: 19 } });
  await pay(order, { outcome: 'duplicate' });
  await pay(order, { outcome: 'wrong_amount', amount_tug: 1 });
  await pay(order, { outcome: 'late' });
  expect(await outcomesOf(order)).toEqual(['matched', 'duplicate', 'wrong_amount', 'late']);
});

test('the same money is counted once, whoever notices it and whatever it is taken for', async () => {
  const { db } = real.database;
  const order = await insertOrder(db, paid());
  const money = { provider_payment_id: 'qpay-77' };
  const notice = (noticed_by: string) => (tx: Db) => pay(order, { ...money, noticed_by }, tx);
  const rule = /^(the_same_money_is_counted_once|one_matched_payment_per_order)$/;
  const second = whileAnotherIsOpen(db, notice('callback'), notice('poll'));
  await expect(second).rejects.toMatchObject({ constraint: expect.stringMatching(rule) });
  await expectRefusal(pay(order, { ...money, outcome: 'duplicate' }), 'the_same_money_is_counted_once');
  await expectRefusal(pay(null, money), 'the_same_money_is_counted_once');
  expect(await outcomesOf(order)).toEqual(['matched']);
  await pay(order, { ...money, provider: 'monpay', outcome: 'duplicate' });
  expect(await outcomesOf(order)).toEqual(['matched', 'duplicate']);
});

test('unknown money is recorded once, though callback and nightly list bring it at the same moment', async () => {
  const money = newPayment(null, { provider_payment_id: 'bank-55', provider: 'bank_transfer' });
  const outcomes = await allAtOnce(real.url, 20, (tx) => tx.insertInto('payments').values(money).execute());
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { the_same_money_is_counted_once: 19 } });
});

test('a transfer comes in parts and one payment makes it whole; a gateway knows no parts', async () => {
  const { db } = real.database;
  const order = await insertOrder(db, { ...paid(), payment_method: 'bank_transfer' });
  const transfer = { provider: 'bank_transfer' };
  await pay(order, { ...transfer, outcome: 'part', amount_tug: 50_000 });
  await pay(order, { ...transfer, outcome: 'part', amount_tug: 50_000 });
  await pay(order, { ...transfer, amount_tug: 100_000 });
  await expectRefusal(pay(order, transfer), 'one_matched_payment_per_order');
  await expectRefusal(pay(order, { outcome: 'part' }), 'only_transfers_come_in_parts');
  expect(await outcomesOf(order)).toEqual(['part', 'part', 'matched']);
});

test('a callback names one invoice', async () => {
  const { db } = real.database;
  const callback_token_hash = Buffer.alloc(32, 7);
  await insertInvoice(await insertOrder(db), { callback_token_hash });
  const second = insertInvoice(await insertOrder(db), { callback_token_hash });
  await expectRefusal(second, 'a_callback_token_names_one_invoice');
  const kept = db.selectFrom('invoices').select('id').where('callback_token_hash', '=', callback_token_hash);
  expect(await kept.execute()).toHaveLength(1);
});

test('a payment and its invoice are of one order', async () => {
  const { db } = real.database;
  const [one, other] = [await insertOrder(db, paid()), await insertOrder(db, paid())];
  const { id } = await insertInvoice(one);
  await expectRefusal(pay(other, { invoice_id: id }), 'a_payment_and_its_invoice_are_of_one_order');
  await expectRefusal(pay(null, { invoice_id: id }), 'an_invoice_tells_the_order');
  expect(await outcomesOf(other)).toEqual([]);
  await pay(one, { invoice_id: id });
  expect(await outcomesOf(one)).toEqual(['matched']);
});

test.each<[sentence: string, rule: string, changes: Changes<'payments'>]>([
  ['of nothing', 'a_payment_is_above_zero', { amount_tug: 0 }],
  ['with a fee below zero', 'a_payment_is_above_zero', { provider_fee_tug: -1 }],
  ['without the id of the provider', 'a_payment_has_the_providers_id', { provider_payment_id: '' }],
  ['from a provider nobody knows', 'a_payment_provider_is_known', { provider: 'paypal' }],
  ['that nobody noticed', 'a_payment_is_noticed_somehow', { noticed_by: 'nobody' }],
  ['of an unknown order that is known', 'only_unknown_money_has_no_order', { outcome: 'unknown_order' }],
  ['of a known order that is unknown', 'only_unknown_money_has_no_order', { order_id: null }],
  ['that was sent back before it came', 'a_new_payment_is_not_refunded', { refunded_tug: 1 }],
])('no payment %s', async (_, rule, changes) => {
  const order = await insertOrder(real.database.db, paid());
  await expectRefusal(pay(order, changes), rule);
  expect(await outcomesOf(order)).toEqual([]);
});

const FACTS: Changes<'payments'>[] = [
  { amount_tug: 199_999 },
  { provider: 'monpay' },
  { provider_payment_id: 'another' },
  { provider_fee_tug: 1 },
  { received_at: new Date(0) },
  { recorded_at: new Date(0) },
  { noticed_by: 'staff' },
  { payer: 'Дорж' },
  { evidence: JSON.stringify({ forged: true }) },
  { outcome: 'late' },
  { order_id: null, outcome: 'unknown_order' },
];

test.each(FACTS)('the facts of a payment cannot be changed: %o', async (fact) => {
  const { db } = real.database;
  const id = await pay(await insertOrder(db, paid()));
  const before = await paymentOf(id);
  await expectRefusal(change(id, fact), 'a_payment_keeps_its_facts');
  expect(await paymentOf(id)).toEqual(before);
});

test('a payment cannot be moved to another order, invoice or member of the staff', async () => {
  const { db } = real.database;
  const order = await insertOrder(db, paid());
  const id = await pay(order);
  const before = await paymentOf(id);
  const rule = 'a_payment_keeps_its_facts';
  await expectRefusal(change(id, { order_id: await insertOrder(db, paid()) }), rule);
  await expectRefusal(change(id, { invoice_id: (await insertInvoice(order)).id }), rule);
  await expectRefusal(change(id, { staff_id: await insertStaff(db) }), rule);
  expect(await paymentOf(id)).toEqual(before);
});

test('unknown money finds its order once, also when two of the staff assign it at the same moment', async () => {
  const { db } = real.database;
  const id = await pay(null);
  const [one, other] = [await insertOrder(db, paid()), await insertOrder(db, paid())];
  const staff_id = await insertStaff(db);
  const assign = (order_id: number) => (tx: Db) => change(id, { order_id, staff_id, outcome: 'late' }, tx);
  await expectRefusal(whileAnotherIsOpen(db, assign(one), assign(other)), 'a_payment_keeps_its_facts');
  await expectRefusal(assign(other)(db), 'a_payment_keeps_its_facts');
  await expectRefusal(change(id, { order_id: null, outcome: 'unknown_order' }), 'a_payment_keeps_its_facts');
  expect(await paymentOf(id)).toMatchObject({ order_id: one, outcome: 'late', staff_id });
});

test('while its order is sought, unknown money keeps its amount and does not pay what is paid already', async () => {
  const { db } = real.database;
  const id = await pay(null);
  const order_id = await insertOrder(db, paid());
  await pay(order_id);
  await expectRefusal(change(id, { amount_tug: 1 }), 'a_payment_keeps_its_facts');
  await expectRefusal(change(id, { order_id, outcome: 'matched' }), 'one_matched_payment_per_order');
  expect(await paymentOf(id)).toMatchObject({ order_id: null, outcome: 'unknown_order', amount_tug: 200_000 });
});

test('payments are never deleted', async () => {
  const { db } = real.database;
  await pay(await insertOrder(db, paid()));
  await expectNeverDeleted(db, 'payments', 'payments_are_never_deleted');
});

test('staff enter no payment on an invoice whose provider is asked by call', async () => {
  const { db } = real.database;
  const order = await insertOrder(db);
  const { id } = await insertInvoice(order, { provider: 'mcredit', callback_token_hash: randomBytes(32) });
  const entered = { invoice_id: id, provider: 'mcredit', noticed_by: 'staff', outcome: 'wrong_amount' };
  await expectRefusal(pay(order, entered), 'staff_enter_only_what_no_provider_tells');
  await pay(order, { ...entered, noticed_by: 'callback' });
  expect(await outcomesOf(order)).toEqual(['wrong_amount']);
});

test('answers in a row in which a provider knows no such invoice are counted from the first', async () => {
  const { db } = real.database;
  const { id } = await insertInvoice(await insertOrder(db));
  const mine = db.updateTable('invoices').where('id', '=', id);
  await expectRefusal(mine.set({ unknown_answers: 1 }).execute(), 'unknown_answers_have_a_first_one');
  await expectRefusal(mine.set({ unknown_since: new Date() }).execute(), 'unknown_answers_have_a_first_one');
  await expectRefusal(
    mine.set({ unknown_answers: -1, unknown_since: new Date() }).execute(),
    'unknown_answers_are_counted',
  );
  await mine.set({ unknown_answers: 1, unknown_since: new Date() }).execute();
});
