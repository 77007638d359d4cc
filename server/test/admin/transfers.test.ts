import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { endOverdue } from '../../src/modules/payments/expiry/end-overdue.ts';
import { checkInvoice } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { writeTransfer } from '../../src/modules/payments/transfers/write-transfer.job.ts';
import { type Bought, bought, moneyOfTest, submit } from '../money/money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from '../money/money-rows.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const money = moneyOfTest();
const COLUMNS = {
  ...{ at: 'Огноо', time: null, credit: 'Орлого', debit: 'Зарлага', memo: 'Гүйлгээний утга' },
  ...{ payer: 'Илгээгч', account: 'Данс', number: 'Дугаар' },
};
const HEAD = 'Огноо;Орлого;Зарлага;Гүйлгээний утга;Илгээгч;Данс;Дугаар';
let admin: AdminOfTest;
let [cookie, colleague] = ['', ''];
beforeAll(async () => {
  const { db } = money.database;
  admin = await adminOfTest(money.database);
  cookie = await logIn(admin, await insertMember(db, ['finance']));
  colleague = await logIn(admin, await insertMember(db, ['finance'], { name: 'Болд' }));
  money.clock.at = admin.clock.now;
  const { version } = (await ask('showBankColumns', {})).body;
  const saved = await ask('saveBankColumns', { bank: 'khan', columns: COLUMNS, version });
  if (saved.status !== 200) throw new Error(`the columns of the bank are not saved: ${saved.status}`);
});
afterAll(() => admin?.close());

type Name = Parameters<typeof askAdmin>[1];
const ask = (name: Name, body: object, as = cookie) => askAdmin(admin, name, body, { cookie: as });
const later = (ms: number) => {
  admin.clock.now = new Date(admin.clock.now.getTime() + ms);
  money.clock.at = admin.clock.now;
};
const write = (id: number) => writeTransfer({ db: money.database.db, now: () => admin.clock.now }, id);
const expectInvariants = async () => expect(await verifyInvariants(money.database.db, ALL_INVARIANTS)).toEqual([]);

async function unpaid(): Promise<Bought & { total: number }> {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const row = money.database.db.selectFrom('orders').select('total_tug').where('id', '=', order.id);
  return { ...order, total: (await row.executeTakeFirstOrThrow()).total_tug };
}

let numbered = 0;
interface Line {
  memo: string;
  amount: number;
  payer?: string;
}
/** A bank file, as base64. */
function fileOf(lines: readonly Line[]): string {
  const at = new Date(admin.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
  const rows = lines.map(({ memo, amount, payer = 'BOLD' }) => {
    numbered += 1;
    return [at, amount > 0 ? amount : '', amount < 0 ? -amount : '', memo, payer, '4990123402', `FT${numbered}`].join(
      ';',
    );
  });
  return Buffer.from(['Хаан банк', HEAD, ...rows, 'Нийт;1;1;;;;'].join('\r\n')).toString('base64');
}
const importLines = (lines: readonly Line[], file = fileOf(lines)) =>
  ask('importStatement', { bank: 'khan', name: 'khan.csv', file });

interface Shown {
  id: number;
  version: number;
  memo: string;
  isTicked: boolean;
  verdict: string;
  problem: string | null;
  ordernumber: string | null;
  suggestions: { ordernumber: string; sum: number; outcome: string; points: object }[];
}
const listed = async (state = 'open'): Promise<Shown[]> => (await ask('listTransfers', { state })).body.transfers;
async function lineOf(memo: string, state = 'open'): Promise<Shown> {
  const line = (await listed(state)).find((one) => one.memo === memo);
  if (line === undefined) throw new Error(`no ${state} line «${memo}»`);
  return line;
}
async function imported(memo: string, amount: number): Promise<Shown> {
  expect((await importLines([{ memo, amount }])).status).toBe(200);
  return lineOf(memo);
}
const confirm = ({ id, version }: Shown, ordernumber: string | null, expected = 'matched', as = cookie) =>
  ask('confirmTransfers', { rows: [{ id, version, ordernumber, expected }] }, as);

test('a file imported twice, and its lines in another file, add nothing', async () => {
  const lines = [1, 2, 3].map((at) => ({ memo: `мөр ${at}`, amount: 1_000 * at }));
  const file = fileOf([...lines, { memo: 'шимтгэл', amount: -200 }]);
  expect((await importLines([], file)).body).toMatchObject({ rows: 4, added: 4, left: 1 });
  expect((await importLines([], file)).body).toMatchObject({ rows: 4, added: 0 });
  const text = Buffer.from(file, 'base64').toString();
  const longer = Buffer.from(text.replace('Нийт', `2026-11-16;77;;шинэ;X;;FT-NEW\r\nНийт`)).toString('base64');
  expect((await importLines([], longer)).body).toMatchObject({ rows: 5, added: 1 });
  const concurrently = Buffer.from(`${text}\r\n`).toString('base64');
  const both = await Promise.all([importLines([], concurrently), importLines([], concurrently)]);
  expect(both.map(({ status, body }) => [status, body.added])).toEqual([
    [200, 0],
    [200, 0],
  ]);
  expect(await listed('not_income')).toMatchObject([{ memo: 'шимтгэл' }]);
});

test('a file that is no statement is refused, and one of a bank without columns too', async () => {
  const zip = Buffer.from('PK and nothing').toString('base64');
  expect(await importLines([], zip)).toMatchObject({ status: 400, body: { code: 'file_unreadable' } });
  const other = await ask('importStatement', { bank: 'golomt', name: 'x.csv', file: fileOf([]) });
  expect(other).toMatchObject({ status: 409, body: { code: 'bank_columns_unknown' } });
  const [, heading] = (await ask('previewStatement', { file: fileOf([]) })).body.rows;
  expect(heading).toContain('Орлого');
});

test('a ticked line is written ten seconds later, once, by the member who decided', async () => {
  const order = await unpaid();
  const line = await imported(`ик ${order.ordernumber.slice(-4)} сандал`, order.total);
  expect(line).toMatchObject({ isTicked: true, verdict: 'sure' });
  expect(line.suggestions[0]).toMatchObject({ ordernumber: order.ordernumber, outcome: 'matched' });
  expect((await confirm(line, order.ordernumber)).status).toBe(200);
  await write(line.id);
  expect(await statusOf(money.database.db, order.id)).toBe('pending');
  later(10_000);
  await Promise.all([write(line.id), write(line.id)]);
  await write(line.id);
  expect(await statusOf(money.database.db, order.id)).toBe('paid');
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${order.total}`]);
  expect((await lineOf(line.memo, 'confirmed')).ordernumber).toBe(order.ordernumber);
  const row = money.database.db.selectFrom('payments').select('staff_id').where('order_id', '=', order.id);
  expect((await row.executeTakeFirstOrThrow()).staff_id).not.toBeNull();
  await expectInvariants();
});

test('withdrawn within ten seconds nothing is written, and it can be decided anew', async () => {
  const order = await unpaid();
  const line = await imported(`IK${order.ordernumber.slice(-4)}`, order.total);
  const decided = (await confirm(line, order.ordernumber)).body.rows;
  expect((await ask('withdrawTransfers', { rows: decided })).status).toBe(200);
  later(10_000);
  await write(line.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([]);
  const again = await lineOf(line.memo);
  await confirm(again, order.ordernumber);
  later(5_000);
  await write(line.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([]);
  later(5_000);
  await write(line.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${order.total}`]);
  const tooLate = await ask('withdrawTransfers', { rows: [{ id: line.id, version: again.version + 1 }] });
  expect(tooLate).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: { status: 'confirmed' } } });
});

test('of two who decide about one line, or two lines of one order, one wins and the other reads what changed', async () => {
  const order = await unpaid();
  const memo = `IK${order.ordernumber.slice(-4)}`;
  const line = await imported(memo, order.total);
  const answers = await Promise.all([
    confirm(line, order.ordernumber),
    confirm(line, order.ordernumber, 'matched', colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'changed_meanwhile', details: { status: 'pending', changed_by: expect.any(String) } },
  });
  const second = await imported(`${memo} дахин`, order.total);
  expect(await confirm(second, order.ordernumber, 'matched', colleague)).toMatchObject({
    ...{ status: 409, body: { code: 'changed_meanwhile', details: { outcome: 'duplicate' } } },
  });
  expect((await lineOf(`${memo} дахин`)).suggestions[0]?.outcome).toBe('duplicate');
  later(10_000);
  await write(line.id);
  await confirm(second, order.ordernumber, 'duplicate');
  later(10_000);
  await write(second.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${order.total}`, `duplicate ${order.total}`]);
  await expectInvariants();
});

test('money that turns out otherwise than shown is not written: paid by QPay, or ended, within the ten seconds', async () => {
  const [paid, ended] = [await unpaid(), await unpaid()];
  const lines = [
    await imported(`IK${paid.ordernumber.slice(-4)}`, paid.total),
    await imported(`IK${ended.ordernumber.slice(-4)}`, ended.total),
  ];
  for (const [at, order] of [paid, ended].entries()) await confirm(lines[at] as Shown, order.ordernumber);
  await submit(money, paid, 'qpay');
  const invoices = money.database.db.selectFrom('invoices').select(['id', 'reference']).where('order_id', '=', paid.id);
  const invoice = await invoices.where('provider', '=', 'qpay').executeTakeFirstOrThrow();
  money.qpay.pay(invoice.reference);
  await checkInvoice(money.deps, invoice.id);
  expect(await statusOf(money.database.db, paid.id)).toBe('paid');
  const at = admin.clock.now;
  later(30 * 86_400_000);
  await endOverdue(money.deps, ended.id);
  for (const { id } of lines) await write(id);
  admin.clock.now = at;
  later(1_000);
  for (const { memo } of lines) expect((await lineOf(memo)).problem).toBe('changed_meanwhile');
  expect(await outcomesOf(money.database.db, ended.id)).toEqual([]);
  expect((await outcomesOf(money.database.db, paid.id)).length).toBe(1);
  await expectInvariants();
});

test('confirming, ending and a provider’s payment at the same moment keep all invariants', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await unpaid();
    const line = await imported(`IK${order.ordernumber.slice(-4)} ${round}`, order.total);
    await confirm(line, order.ordernumber);
    later(10_000);
    await Promise.allSettled([
      write(line.id),
      endOverdue(money.deps, order.id),
      ask('withdrawTransfers', { rows: [{ id: line.id, version: line.version + 1 }] }),
      write(line.id),
    ]);
    const outcomes = await outcomesOf(money.database.db, order.id);
    expect([[], [`matched ${order.total}`]]).toContainEqual(outcomes);
  }
  await expectInvariants();
});

test('two transfers of one order add up, whichever is written first', async () => {
  const order = await unpaid();
  const memo = `IK${order.ordernumber.slice(-4)}`;
  await importLines([
    { memo: `${memo} а`, amount: 50_000 },
    { memo: `${memo} б`, amount: order.total - 50_000 },
  ]);
  const [first, second] = [await lineOf(`${memo} а`), await lineOf(`${memo} б`)];
  expect(first.suggestions[0]?.points).toHaveProperty('parts', 30);
  const rows = [first, second].map(({ id, version }, at) => ({
    ...{ id, version, ordernumber: order.ordernumber, expected: at === 0 ? 'part' : 'matched' },
  }));
  expect((await ask('confirmTransfers', { rows })).status).toBe(200);
  later(10_000);
  await write(second.id);
  await write(first.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`part ${order.total - 50_000}`, 'matched 50000']);
  await expectInvariants();
});

test('unknown money finds its order: its task is cancelled and the order is paid, in one transaction', async () => {
  const order = await unpaid();
  const line = await imported('зээл', order.total);
  await confirm(line, null, 'unknown_order');
  later(10_000);
  await write(line.id);
  const [unknown] = (await ask('listUnknownMoney', {})).body.payments;
  expect(unknown).toMatchObject({ amount: order.total, memo: 'зээл' });
  const assign = (expected: string, as = cookie) =>
    ask('assignPayment', { payment: unknown.id, ordernumber: order.ordernumber, expected }, as);
  expect(await assign('late')).toMatchObject({ status: 409, body: { details: { outcome: 'matched' } } });
  const answers = await Promise.all([assign('matched'), assign('matched', colleague)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await statusOf(money.database.db, order.id)).toBe('paid');
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${order.total}`]);
  const task = money.database.db.selectFrom('refunds').select('status').where('payment_id', '=', unknown.id);
  expect(await task.execute()).toEqual([{ status: 'failed' }]);
  expect((await ask('listUnknownMoney', {})).body.payments).toEqual([]);
  await expectInvariants();
});

test('unknown money that was sent back finds no order; of an ended one it is late', async () => {
  const order = await unpaid();
  const lines = [await imported('хэн нэгэн', 7_000), await imported('өөр нэгэн', 8_000)];
  for (const line of lines) await confirm(line, null, 'unknown_order');
  later(10_000);
  for (const { id } of lines) await write(id);
  const { payments } = (await ask('listUnknownMoney', {})).body;
  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  const task = refunds.find(({ amount }: { amount: number }) => amount === 7_000);
  const of = (amount: number) => payments.find((one: { amount: number }) => one.amount === amount).id;
  await ask('closeRefund', { id: task.id, proof: 'TX-7' });
  const assign = (amount: number, expected: string) =>
    ask('assignPayment', { payment: of(amount), ordernumber: order.ordernumber, expected });
  expect(await assign(7_000, 'part')).toMatchObject({ status: 409, body: { code: 'refund_finished' } });
  const at = admin.clock.now;
  later(30 * 86_400_000);
  await endOverdue(money.deps, order.id);
  admin.clock.now = at;
  later(1_000);
  expect((await assign(8_000, 'late')).body).toMatchObject({ outcome: 'late' });
  expect(await tasksOf(money.database.db, order.id)).toEqual(['late_payment 8000 requested']);
  await expectInvariants();
});

test('a line is set aside and taken up again', async () => {
  const line = await imported('буцаалт', 3_000);
  const aside = (to: string, version: number) => ask('setTransfersAside', { rows: [{ id: line.id, version }], to });
  expect((await aside('skipped', line.version)).status).toBe(200);
  expect((await aside('open', line.version)).status).toBe(409);
  expect((await aside('not_income', line.version + 1)).status).toBe(200);
  expect((await lineOf('буцаалт', 'not_income')).version).toBe(line.version + 2);
});
