import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareLists } from '../../src/modules/payments/reconciliation/reconcile.ts';
import {
  AMOUNT,
  insertBankRow,
  insertListed,
  insertReceiptOf,
  insertRefundOf,
  insertSale,
  keepLists,
  noonOf,
  VAT,
} from '../closing/rows-of-day.ts';
import { insertPayment } from '../guards/rows.ts';
import { bought, moneyOfTest, submit } from '../money/money-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const money = moneyOfTest();
let admin: AdminOfTest;
let member: MemberOfTest;
let [cookie, colleague] = ['', ''];
beforeAll(async () => {
  const { db } = money.database;
  admin = await adminOfTest(money.database, { qpay: money.qpay });
  member = await insertMember(db, ['finance'], { name: 'Ануужин' });
  cookie = await logIn(admin, member);
  colleague = await logIn(admin, await insertMember(db, ['finance'], { name: 'Болор' }));
  await keepLists(db, noonOf('2026-01-01'), admin.clock.now);
});
afterAll(() => admin?.close());

interface Difference {
  kind: string;
  method: string;
  subject: string;
  amount: number;
  ordernumber: string | null;
  reason: string | null;
}
const show = async (day: string) => (await askAdmin(admin, 'showDay', { day }, { cookie })).body;
const differencesOf = async (day: string): Promise<Difference[]> => (await show(day)).differences;
const short = (all: readonly Difference[]) => all.map(({ kind, amount }) => `${kind} ${amount}`).toSorted();
const explained = (all: readonly Difference[], reason = 'Шалгасан') =>
  all.map(({ kind, method, subject }) => ({ kind, method, subject, reason }));
const close = (day: string, reasons: object[] = [], as = cookie) =>
  askAdmin(admin, 'closeDay', { day, reasons }, { cookie: as });

test('money that the nightly list tells is recorded once and leaves difference 0', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'qpay');
  money.qpay.pay(order.ordernumber);
  await compareLists(money.deps);
  const found = await show('2026-11-15');
  expect(found.methods).toMatchObject([
    { method: 'qpay', list: { count: 1, sum: 205_000 }, recorded: { count: 1, sum: 205_000 } },
  ]);
  // The day is not over: its list ends now, and the receipt is pending.
  expect(short(found.differences)).toEqual(['list_missing 0', 'receipt_missing 205000']);
  expect(await close('2026-11-15', explained(found.differences))).toMatchObject({ body: { code: 'day_not_over' } });
  await insertReceiptOf(db, order.id, { total_tug: 205_000, issued_at: money.clock.at });
  expect(short(await differencesOf('2026-11-15'))).toEqual(['list_missing 0']);
});

test('a clean day has difference 0 and is closed, once, with an audit row', async () => {
  const { db } = money.database;
  const day = '2026-10-01';
  const noon = noonOf(day);
  const sale = await insertSale(db, noon, { provider_fee_tug: 2_000 });
  await insertListed(db, sale.providerId, noon);
  const transfer = await insertSale(db, noon, {
    provider: 'bank_transfer',
    receipt: { kind: 'b2b', customer_tin: '12345678901' },
  });
  await insertBankRow(db, noon, { payment_id: transfer.paymentId, order_id: transfer.orderId });
  await insertBankRow(db, noon, { decision: 'not_income' });
  await insertSale(db, noon, { provider: 'golomt' });
  expect(await show(day)).toMatchObject({
    ...{ day, is_over: true, differences: [], closing: null },
    methods: [
      { method: 'golomt', list: null, bank: null, difference: 0 },
      {
        method: 'qpay',
        list: { count: 1, sum: AMOUNT },
        recorded: { count: 1, sum: AMOUNT },
        fees: 2_000,
        difference: 0,
      },
      { method: 'bank_transfer', bank: { count: 1, sum: AMOUNT }, receipts: { count: 1, sum: AMOUNT }, difference: 0 },
    ].toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method)),
    totals: {
      ...{ received: 3 * AMOUNT, sales: 3 * AMOUNT, refunds: 0, fees: 2_000 },
      ...{ b2c: { total: 2 * AMOUNT, vat: 2 * VAT }, b2b: { total: AMOUNT, vat: VAT }, none: { total: 0, vat: 0 } },
    },
  });
  expect((await close(day)).body).toEqual({ result: 'success' });
  expect(await close(day, [], colleague)).toMatchObject({
    status: 409,
    body: { code: 'day_closed', data: 'Энэ өдрийг Ануужин хаасан байна.', details: { changed_by: 'Ануужин' } },
  });
  expect((await show(day)).closing).toMatchObject({ closed_by: 'Ануужин', changes: [], resolved: [] });
  const audited = db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'close day')
    .where('subject_id', '=', day);
  expect(await audited.execute()).toMatchObject([{ staff_id: member.id, after: { receivedTug: 3 * AMOUNT } }]);
});
const ORDER = ['golomt', 'qpay', 'bank_transfer'];

test('every kind of difference is named, with the thing that it is about', async () => {
  const { db } = money.database;
  const day = '2026-10-05';
  const noon = noonOf(day);
  const listed = async (sale: { providerId: string }, changes: object = {}) =>
    insertListed(db, sale.providerId, noon, changes);
  const unlisted = await insertSale(db, noon);
  await insertListed(db, 'not-ours', noon);
  const otherAmount = await insertSale(db, noon);
  await listed(otherAmount, { amount_tug: AMOUNT + 5 });
  const otherDay = await insertSale(db, noonOf('2026-10-06'));
  await listed(otherDay);
  const row = await insertBankRow(db, noon, { amount_tug: 70_000 });
  const byHand = await insertSale(db, noon, { provider: 'bank_transfer' });
  const noReceipt = await insertSale(db, noon, { receipt: null });
  await listed(noReceipt);
  const refunded = await insertSale(db, noon);
  await listed(refunded);
  const unanswered = { status: 'sent', finished_at: null, proof: null, sent_at: noon };
  const sent = await insertRefundOf(db, refunded, noon, unanswered);
  // Paid on another day; the receipt still has the full sum.
  const corrected = await insertSale(db, noonOf('2026-10-04'));
  await insertListed(db, corrected.providerId, noonOf('2026-10-04'));
  await insertRefundOf(db, corrected, noon);
  const named = (kind: string, subject: number | string, amount: number, ordernumber: string | null) => ({
    ...{ kind, subject: String(subject), amount, ordernumber, reason: null },
  });
  const found = await differencesOf(day);
  expect(found).toHaveLength(9);
  for (const expected of [
    named('not_listed', unlisted.paymentId, -AMOUNT, unlisted.number),
    named('not_recorded', 'not-ours', AMOUNT, null),
    named('amount_differs', otherAmount.paymentId, 5, otherAmount.number),
    named('other_day', otherDay.paymentId, AMOUNT, otherDay.number),
    named('bank_row_open', row, 70_000, null),
    named('not_on_statement', byHand.paymentId, -AMOUNT, byHand.number),
    named('receipt_missing', noReceipt.number, AMOUNT, noReceipt.number),
    named('refund_unproven', sent, 50_000, refunded.number),
    named('receipt_differs', corrected.number, -50_000, corrected.number),
  ])
    expect(found).toContainEqual(expect.objectContaining(expected));
  expect(await differencesOf('2026-10-04')).toEqual([]);

  const refused = await close(day, explained(found.slice(1)));
  expect(refused).toMatchObject({ status: 409, body: { code: 'differences_open', details: { count: 1 } } });
  expect(refused.body.details.names).toContain(found[0]?.ordernumber ?? found[0]?.subject);
  expect(
    (
      await close(
        day,
        explained(found).map((one) => ({ ...one, reason: ' ' })),
      )
    ).body.code,
  ).toBe('invalid_request');
  expect((await close(day, explained(found))).status).toBe(200);
  const closed = await show(day);
  expect(closed.differences.map(({ reason }: Difference) => reason)).toEqual(found.map(() => 'Шалгасан'));
});

test('a list that was not read for the whole day is one difference with the sum that it misses', async () => {
  const { db } = money.database;
  await insertSale(db, noonOf('2025-12-31'));
  expect(short(await differencesOf('2025-12-31'))).toEqual([`list_missing -${AMOUNT}`]);
});

test('a closed day that changes shows what, and a difference that came up since has no reason', async () => {
  const { db } = money.database;
  const day = '2026-10-10';
  const noon = noonOf(day);
  const row = await insertBankRow(db, noon, { amount_tug: AMOUNT });
  await close(day, explained(await differencesOf(day), 'Маргааш тулгана'));
  const sale = await insertSale(db, noon, { provider: 'bank_transfer' });
  const matched = { decision: 'confirmed', payment_id: sale.paymentId, version: 2 };
  await db.updateTable('bank_rows').set(matched).where('id', '=', row).execute();
  await insertListed(db, 'late', noon);
  const { differences, closing } = await show(day);
  expect(differences).toMatchObject([{ kind: 'not_recorded', subject: 'late', reason: null }]);
  expect(closing.resolved).toMatchObject([{ kind: 'bank_row_open', reason: 'Маргааш тулгана' }]);
  expect(closing.changes).toMatchObject([
    { method: 'bank_transfer', column: 'recorded', before: 0, now: AMOUNT },
    { method: 'bank_transfer', column: 'receipts', before: 0, now: AMOUNT },
    { method: 'qpay', column: 'list', before: 0, now: AMOUNT },
  ]);
});

test('midnight in Ulaanbaatar parts the days', async () => {
  const { db } = money.database;
  const midnight = new Date('2026-10-12T00:00:00+08:00');
  await insertSale(db, new Date(midnight.getTime() - 1), { provider: 'golomt' });
  await insertSale(db, midnight, { provider: 'golomt' });
  for (const day of ['2026-10-11', '2026-10-12'])
    expect((await show(day)).methods).toMatchObject([{ recorded: { count: 1 } }]);
});

test('of two who close a day at once one wins and the other reads who did: 100 rounds', async () => {
  const days = Array.from({ length: 100 }, (_, at) => new Date(Date.UTC(2026, 0, 2 + at)).toISOString().slice(0, 10));
  for (const day of days) {
    const answers = await Promise.all([close(day), close(day, [], colleague)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const first = answers[0]?.status === 200 ? 'Ануужин' : 'Болор';
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body).toMatchObject({ code: 'day_closed', details: { changed_by: first } });
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action = 'close day' and subject_id = any(${days})`.execute(
    money.database.db,
  );
  expect(rows[0]?.count).toBe(100);
});

async function month(of: string) {
  const url = `${adminRawEndpoints.exportMonth.path}?month=${of}`;
  const answer = await admin.app.inject({ method: 'GET', url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

test('the month as CSV has a row a day as the closing shows it, and their sum is what the tables have', async () => {
  const { db } = money.database;
  const noon = noonOf('2026-10-20');
  await insertPayment(db, null, { received_at: noon, amount_tug: 33_000, provider: 'golomt' });
  const sold = await insertSale(db, noon, {
    provider: 'golomt',
    provider_fee_tug: 1_500,
    receipt: { status: 'voided', voided_at: noonOf('2026-10-21') },
  });
  await insertRefundOf(db, sold, noonOf('2026-10-21'), {
    gross_tug: AMOUNT,
    amount_tug: AMOUNT - 10_000,
    refund_fee_tug: 10_000,
    ...{ reason: 'cancelled', bank_name: 'Хаан банк', account_number: '5000000000', account_holder: 'Болд' },
  });
  const { status, headers, text } = await month('2026-10');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toBe('attachment; filename="sar-2026-10.csv"');
  expect(text.startsWith('\uFEFFОгноо,Орлого,')).toBe(true);
  const rows = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  expect(rows).toHaveLength(32);
  const [sum = [], days] = [rows.at(-1), rows.slice(0, -1)];
  expect(days.map(([day]) => day)).toEqual(days.map((_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`));
  for (let column = 1; column <= 11; column += 1)
    expect(days.reduce((all, row) => all + Number(row[column]), 0)).toBe(Number(sum[column]));
  for (const [day = '', ...cells] of days) {
    const { totals } = await show(day);
    const { received, sales, refunds, fees, b2c, b2b, none } = totals;
    const shown = [received, sales, refunds, fees, b2c.total, b2c.vat, b2b.total, b2b.vat, none.total, none.vat];
    expect([day, ...cells.slice(0, 10).map(Number)]).toEqual([day, ...shown]);
  }
  const { rows: written } = await sql<Record<string, number>>`
    with span as (select timestamptz '2026-10-01 00:00+08' as a, timestamptz '2026-11-01 00:00+08' as b)
    select
      (select sum(amount_tug) from payments, span where received_at >= a and received_at < b)::bigint as received,
      (select sum(amount_tug) from payments, span where received_at >= a and received_at < b and order_id is not null)::bigint as sales,
      (select sum(amount_tug) from refunds, span where sent_at >= a and sent_at < b)::bigint as refunds,
      (select sum(provider_fee_tug) from payments, span where received_at >= a and received_at < b)::bigint as fees,
      (select sum(case when issued_at >= a and issued_at < b then vat_tug else 0 end
        - case when voided_at >= a and voided_at < b then vat_tug else 0 end) from receipts, span where kind = 'b2c')::bigint as vat`.execute(
    db,
  );
  const { received, sales, refunds, fees, vat } = written[0] ?? {};
  expect([sum[1], sum[2], sum[3], sum[4], sum[6]].map(Number)).toEqual([received, sales, refunds, fees, vat]);
  const audited = db.selectFrom('audit_log').select('subject_id').where('action', '=', 'export month');
  expect(await audited.execute()).toEqual([{ subject_id: '2026-10' }]);
});

test('a month that is still running has its days so far, and none of another form', async () => {
  const { text } = await month('2026-11');
  expect(text.trim().split('\r\n').at(-2)).toMatch(/^2026-11-15,/);
  expect((await month('2026-12')).text.trim().split('\r\n').at(-1)).toMatch(/^Нийт,0,/);
  for (const wrong of ['2026-13', '2026', "2026-10' or"])
    expect((await month(encodeURIComponent(wrong))).status).toBe(400);
});
