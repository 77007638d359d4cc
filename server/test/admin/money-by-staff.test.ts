import { afterAll, beforeAll, expect, test } from 'vitest';
import { refund } from '../../src/money/refunds.ts';
import { insertPayment } from '../guards/rows.ts';
import { bought, moneyOfTest, submit } from '../money/money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from '../money/money-rows.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const money = moneyOfTest();
let admin: AdminOfTest;
let member: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(money.database);
  member = await insertMember(money.database.db, ['finance']);
  cookie = await logIn(admin, member);
  money.clock.at = admin.clock.now;
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const audited = (action: string, id: string) =>
  money.database.db
    .selectFrom('audit_log')
    .select(['staff_id', 'request_id'])
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .execute();
const totalOf = async (id: number) =>
  (await money.database.db.selectFrom('orders').select('total_tug').where('id', '=', id).executeTakeFirstOrThrow())
    .total_tug;

async function transfer(bankId: string, changes: object = {}) {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const amount = await totalOf(order.id);
  const body = {
    ...{ ordernumber: order.ordernumber, method: 'mobile', amount, bankId, payer: null },
    ...{ receivedAt: admin.clock.now.toISOString(), ...changes },
  };
  return { ...order, amount, body, answer: await ask('confirmPayment', body) };
}

test('money that staff enter names the member in the payment and in its audit row', async () => {
  const { id, ordernumber, amount, answer, body } = await transfer('FT-1');
  expect(answer).toMatchObject({ status: 200, body: { outcome: 'matched' } });
  const payment = money.database.db
    .selectFrom('payments')
    .select(['staff_id', 'noticed_by'])
    .where('order_id', '=', id);
  expect(await payment.execute()).toEqual([{ staff_id: member.id, noticed_by: 'staff' }]);
  expect(await audited('confirm payment', ordernumber)).toEqual([
    { staff_id: member.id, request_id: expect.stringMatching(/./) },
  ]);
  expect((await ask('confirmPayment', body)).body.outcome).toBe('matched');
  expect(await outcomesOf(money.database.db, id)).toEqual([`matched ${amount}`]);
});

test('a slip is refused by its code and writes nothing', async () => {
  const order = await transfer('FT-2', { receivedAt: '2030-01-01T00:00:00Z' });
  expect(order.answer).toMatchObject({ status: 409, body: { code: 'payment_time_wrong' } });
  const other = await transfer('FT-1');
  expect(other.answer).toMatchObject({ status: 409, body: { code: 'payment_entered_already' } });
  const lent = await ask('enterLenderNumber', { ordernumber: order.ordernumber, number: 'KL-1' });
  expect(lent).toMatchObject({ status: 409, body: { code: 'not_a_loan' } });
  const ended = await ask('endUnpaidOrder', { ordernumber: order.ordernumber, because: 'x' });
  expect(ended).toMatchObject({ status: 409, body: { code: 'order_not_overdue' } });
  expect(await outcomesOf(money.database.db, order.id)).toEqual([]);
  expect(await statusOf(money.database.db, order.id)).toBe('pending');
});

test('what came too much is a task that a staff member closes with a proof, once', async () => {
  const { id, body, amount, ordernumber } = await transfer('FT-3');
  await ask('confirmPayment', { ...body, bankId: 'FT-4', amount: 70_000 });
  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  const task = refunds.find((one: { ordernumber: string }) => one.ordernumber === ordernumber);
  expect(task).toMatchObject({ amount: 70_000, reason: 'duplicate_payment', isLarge: false });
  expect(await ask('declineRefund', { id: task.id, answer: 'үгүй' })).toMatchObject({ body: { code: 'refund_owed' } });
  const close = (proof: string) => ask('closeRefund', { id: task.id, proof });
  expect([(await close('TX-1')).status, (await close('TX-1')).status]).toEqual([200, 200]);
  expect(await close('TX-2')).toMatchObject({ status: 409, body: { code: 'refund_finished' } });
  expect(await tasksOf(money.database.db, id)).toEqual(['duplicate_payment 70000 done']);
  const row = money.database.db.selectFrom('refunds').select('finished_by').where('id', '=', task.id);
  expect((await row.executeTakeFirstOrThrow()).finished_by).toBe(member.id);
  expect(await audited('close refund', String(task.id))).toHaveLength(1);
  expect(amount).toBeGreaterThan(0);
});

test('above the limit of the settings one person alone gives nothing back', async () => {
  const { body, ordernumber } = await transfer('FT-5');
  await ask('confirmPayment', { ...body, bankId: 'FT-6', amount: 500_001 });
  const { refunds } = (await ask('listRefunds', { tab: 'to_approve' })).body;
  const task = refunds.find((one: { ordernumber: string }) => one.ordernumber === ordernumber);
  expect(task).toMatchObject({ amount: 500_001, isLarge: true });
  expect(await ask('closeRefund', { id: task.id, proof: 'TX-9' })).toMatchObject({
    ...{ status: 403, body: { code: 'second_person_required', details: { limit: 500_000 } } },
  });
  // A command names no person: it can be neither the first nor the second one.
  for (const how of [['--proof', 'TX-9'], ['--send']]) {
    await expect(refund(money.database.db, [String(task.id), ...how])).rejects.toThrow(/admin application/);
  }
});

test('above the limit one prepares, another approves, and only then it is closed, once', async () => {
  const { id, body, ordernumber } = await transfer('FT-7');
  await ask('confirmPayment', { ...body, bankId: 'FT-8', amount: 600_000 });
  const colleague = await logIn(admin, await insertMember(money.database.db, ['finance']));
  const asColleague = (name: Parameters<typeof askAdmin>[1], sent: object) =>
    askAdmin(admin, name, sent, { cookie: colleague });
  const taskOf = async (by: typeof ask, tab = 'to_approve') =>
    (await by('listRefunds', { tab })).body.refunds.find(
      (one: { ordernumber: string }) => one.ordernumber === ordernumber,
    );
  const task = await taskOf(ask);
  const refused = { status: 403, body: { code: 'second_person_required' } };
  const prepare = () => ask('prepareRefund', { id: task.id, reason: 'Хоёр удаа төлсөн' });
  const { approval } = (await prepare()).body;
  expect(await prepare()).toMatchObject({ status: 409, body: { code: 'approval_in_work' } });
  expect((await taskOf(ask)).approval).toMatchObject({ ...approval, state: 'requested', isOwn: true });
  expect((await taskOf(asColleague)).approval).toMatchObject({ isOwn: false });
  const decision = { approval: approval.id, version: approval.version, state: 'approved' };
  expect(await ask('approveRefund', decision)).toMatchObject(refused);
  const close = (by: typeof ask) => by('closeRefund', { id: task.id, proof: 'TX-10' });
  expect(await close(asColleague)).toMatchObject(refused);
  expect((await asColleague('approveRefund', decision)).status).toBe(200);
  const again = await asColleague('approveRefund', { ...decision, state: 'declined' });
  expect(again).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect((await taskOf(ask, 'to_send')).approval).toMatchObject({ state: 'approved', approved_by: 'Ануужин' });
  expect([(await close(ask)).status, (await close(asColleague)).status]).toEqual([200, 200]);
  expect(await tasksOf(money.database.db, id)).toEqual(['duplicate_payment 600000 done']);
});

test('what a command closes says in its audit row that no member did', async () => {
  const { body, ordernumber } = await transfer('FT-11');
  await ask('confirmPayment', { ...body, bankId: 'FT-12', amount: 60_000 });
  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  const task = refunds.find((one: { ordernumber: string }) => one.ordernumber === ordernumber);
  expect(await refund(money.database.db, [String(task.id), '--proof', 'TX-12'])).toBe(`${task.id}: done`);
  const rows = money.database.db.selectFrom('audit_log').selectAll().where('action', '=', 'close refund');
  expect(await rows.where('subject_id', '=', String(task.id)).execute()).toMatchObject([
    { staff_id: null, request_id: 'command line', ip: null, after: { proof: 'TX-12' } },
  ]);
});

test('a loan waits for its number with the end of three working hours, then for its money', async () => {
  const order = await bought(money);
  await submit(money, order, 'KhanLending');
  const loanOf = async () =>
    (await ask('listLoans', {})).body.loans.find(
      ({ ordernumber }: { ordernumber: string }) => ordernumber === order.ordernumber,
    );
  const loan = await loanOf();
  expect(loan).toMatchObject({ method: 'KhanLending', lender: 'Хаан банк', number: null });
  expect(Date.parse(loan.due_at)).toBeGreaterThanOrEqual(Date.parse(loan.created_at) + 3 * 3_600_000);
  expect((await ask('enterLenderNumber', { ordernumber: order.ordernumber, number: 'KL-7' })).status).toBe(200);
  expect(await loanOf()).toMatchObject({ number: 'KL-7' });
  const { ordernumber, method, amount } = loan;
  const facts = { bankId: 'KL-7', receivedAt: admin.clock.now.toISOString(), payer: null };
  const answer = await ask('confirmPayment', { ordernumber, method, amount, ...facts });
  expect(answer.body).toMatchObject({ outcome: 'matched' });
  expect(await loanOf()).toBeUndefined();
});

test('unknown money is shown with the orders that it may be for, and what it would be to one that staff look for', async () => {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const came = { received_at: admin.clock.now, amount_tug: await totalOf(order.id), provider: 'bank_transfer' };
  const id = await insertPayment(money.database.db, null, came);
  const { payments } = (await ask('listUnknownMoney', {})).body;
  const unknown = payments.find((one: { id: number }) => one.id === id);
  expect(unknown).toMatchObject({ amount: came.amount_tug, provider: 'Дансаар шилжүүлэх' });
  const suggested = unknown.suggestions.find((one: { ordernumber: string }) => one.ordernumber === order.ordernumber);
  expect(suggested).toMatchObject({ outcome: 'matched', points: { amount: 30 } });
  const looked = { payment: id, ordernumber: order.ordernumber };
  expect((await ask('suggestForPayment', looked)).body.suggestion).toEqual(suggested);
  expect((await ask('suggestForPayment', { ...looked, payment: 987_654 })).body.code).toBe('payment_not_found');

  // QPay takes no partial payments: an underpayment is refunded in full.
  const short = await insertPayment(money.database.db, null, { received_at: admin.clock.now, amount_tug: 1_000 });
  const { suggestion } = (await ask('suggestForPayment', { ...looked, payment: short })).body;
  expect(suggestion.outcome).toBe('wrong_amount');
  const assigned = await ask('assignPayment', { ...looked, payment: short, expected: suggestion.outcome });
  expect(assigned.body).toMatchObject({ outcome: 'wrong_amount' });
});
