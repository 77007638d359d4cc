import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectAppendOnly, expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { type Changes, insertCode, insertOrder, insertPayment, newOrderLine, paid } from './rows.ts';

const real = databaseOfTest();
const declined = { status: 'declined', answer: 'Гэмтэлгүй', settled_at: new Date() };
const done = { status: 'done', settled_at: new Date() };

/** A paid order of two pieces. */
async function paidOrder(): Promise<number> {
  const { db } = real.database;
  const id = await insertOrder(db);
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, id))
    .execute();
  await db.updateTable('orders').set(paid()).where('id', '=', id).execute();
  return id;
}

const request = async (order_id: number, changes: Changes<'refund_requests'> = {}, db: Db = real.database.db) => {
  const row = { order_id, taken_back_bonus: 0, returned_bonus: 0, ...changes };
  return (await db.insertInto('refund_requests').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const pieces = (of: { request_id: number; order_id: number }, quantity: number, db: Db = real.database.db) =>
  db
    .insertInto('refund_lines')
    .values({ ...of, quantity, position: 1, gross_tug: 100_000 })
    .execute();
const change = (id: number, changes: Changes<'refund_requests'>) =>
  real.database.db.updateTable('refund_requests').set(changes).where('id', '=', id).execute();

test('an order has one open request, though twenty are made at once', async () => {
  const order = await paidOrder();
  const outcomes = await allAtOnce(real.url, 20, (tx) => request(order, {}, tx));
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { one_refund_is_asked_for_at_a_time: 19 } });
});

test('no piece is refunded twice; of a declined request it is free again', async () => {
  const order_id = await paidOrder();
  const rule = 'no_piece_is_refunded_twice';
  const first = await request(order_id);
  await expectRefusal(pieces({ request_id: first, order_id }, 3), rule);
  await pieces({ request_id: first, order_id }, 2);
  await change(first, declined);
  const second = await request(order_id);
  await pieces({ request_id: second, order_id }, 1);
  await change(second, done);
  const third = await request(order_id);
  await expectRefusal(pieces({ request_id: third, order_id }, 2), rule);
  await pieces({ request_id: third, order_id }, 1);
});

test('two who ask for the same piece at the same moment: the second waits, and is refused', async () => {
  const order_id = await paidOrder();
  const [one, other] = [await request(order_id, done), await request(order_id)];
  const ask = (request_id: number) => (tx: Db) => pieces({ request_id, order_id }, 2, tx);
  await expectRefusal(whileAnotherIsOpen(real.database.db, ask(one), ask(other)), 'no_piece_is_refunded_twice');
});

test('the pieces of a request are lines of its own order', async () => {
  const [order_id, another] = [await paidOrder(), await paidOrder()];
  const request_id = await request(order_id);
  await expectRefusal(pieces({ request_id, order_id: another }, 1), 'a_refunded_line_is_of_its_requests_order');
  const line = { request_id, order_id, quantity: 1, position: 1, gross_tug: 1 };
  const insert = (changes: object) =>
    real.database.db
      .insertInto('refund_lines')
      .values({ ...line, ...changes })
      .execute();
  await expectRefusal(insert({ quantity: 0 }), 'a_refunded_line_has_at_least_one_piece');
  await expectRefusal(insert({ gross_tug: -1 }), 'a_refunded_line_is_never_negative');
});

test.each<[sentence: string, rule: string, changes: Changes<'refund_requests'>]>([
  ['in a status nobody knows', 'a_request_status_is_known', { status: 'lost', settled_at: new Date() }],
  ['that ended at no time', 'a_settled_request_has_its_time', { status: 'done' }],
  ['that was declined without a word', 'a_declined_request_says_why', { status: 'declined', settled_at: new Date() }],
  ['with points below zero', 'points_of_a_request_are_never_negative', { taken_back_bonus: -1 }],
  ['with an empty note', 'a_note_has_1_to_300_signs', { note: '' }],
])('no request %s', async (_, rule, changes) => {
  await expectRefusal(request(await paidOrder(), changes), rule);
});

test('what was asked stays as it was asked, and what has ended stays ended', async () => {
  const order_id = await paidOrder();
  const id = await request(order_id);
  await pieces({ request_id: id, order_id }, 1);
  await expectRefusal(change(id, { returned_bonus: 5 }), 'a_request_keeps_what_was_asked');
  await change(id, done);
  await expectRefusal(change(id, { status: 'open', settled_at: null }), 'a_settled_request_stays_settled');
  await expectNeverDeleted(real.database.db, 'refund_requests', 'refund_requests_are_never_deleted');
  await expectAppendOnly(real.database.db, 'refund_lines', 'quantity', 'refund_lines_are_frozen');
});

test('money that was asked for has an account, and is of the order that asked', async () => {
  const { db } = real.database;
  const order_id = await paidOrder();
  const payment_id = await insertPayment(db, order_id);
  const account = { bank_name: 'Хаан банк', account_number: '5012345678', account_holder: 'Болд' };
  const money = { payment_id, order_id, gross_tug: 1_000, amount_tug: 1_000, reason: 'cancelled', instrument: 'card' };
  const refund = (changes: object) =>
    db
      .insertInto('refunds')
      .values({ ...money, ...account, ...changes })
      .execute();
  const request_id = await request(order_id);
  await expectRefusal(refund({ request_id, account_number: '' }), 'an_asked_refund_has_an_account');
  const strangers = await request(await paidOrder());
  await expectRefusal(refund({ request_id: strangers }), 'a_refund_is_of_its_requests_order');
  await expectRefusal(refund({ amount_tug: 0, bank_fee_tug: 1_000 }), 'a_refund_gives_something_back');
  await refund({ request_id, amount_tug: 0, bank_fee_tug: 1_000 });
  await refund({ request_id });
});

test('a used code comes free when the whole order went back, and only then', async () => {
  const { db } = real.database;
  const code_id = await insertCode(db);
  const order_id = await paidOrder();
  const used = { status: 'used', settled_at: new Date() };
  await db
    .insertInto('code_uses')
    .values({ code_id, order_id, ...used })
    .execute();
  const free = () => db.updateTable('code_uses').set({ status: 'freed' }).where('order_id', '=', order_id).execute();
  await expectRefusal(free(), 'a_settled_use_stays_settled');
  await db
    .updateTable('orders')
    .set({ status: 'refunded', refunded_at: new Date() })
    .where('id', '=', order_id)
    .execute();
  await free();
  const uses = db.selectFrom('codes').select('uses').where('id', '=', code_id);
  expect(await uses.executeTakeFirstOrThrow()).toEqual({ uses: 0 });
});
