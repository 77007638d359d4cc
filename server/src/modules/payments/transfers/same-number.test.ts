import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest, askAdmin } from '../../../../test/admin/admin-of-test.ts';
import { insertMember, logIn } from '../../../../test/admin/member-of-test.ts';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, statusOf } from '../../../../test/money/money-rows.ts';
import { ALL_INVARIANTS } from '../../../all-invariants.ts';
import { verifyInvariants } from '../../orders/public.ts';
import { writeTransfer } from './write-transfer.job.ts';

const money = moneyOfTest();
const COLUMNS = {
  ...{ at: 'Огноо', time: null, credit: 'Орлого', debit: null, memo: 'Утга', payer: null, account: null },
  number: 'Дугаар',
};
let admin: AdminOfTest;
let cookie = '';
let staffId = 0;
beforeAll(async () => {
  admin = await adminOfTest(money.database);
  const member = await insertMember(money.database.db, ['finance']);
  staffId = member.id;
  cookie = await logIn(admin, member);
  money.clock.at = admin.clock.now;
  for (const bank of ['khan', 'tdb']) {
    const { version } = (await ask('showBankColumns', {})).body;
    const saved = await ask('saveBankColumns', { bank, columns: COLUMNS, version });
    if (saved.status !== 200) throw new Error(`the columns of ${bank} are not saved: ${saved.status}`);
  }
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
type Line = readonly [number: string, amount: number, memo: string, at?: string];
const importLines = async (bank: string, lines: readonly Line[]): Promise<{ rows: number; added: number }> => {
  const today = new Date(admin.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
  const rows = lines.map(([number, amount, memo, at = today]) => [at, amount, memo, number].join(';'));
  const file = Buffer.from(['Огноо;Орлого;Утга;Дугаар', ...rows].join('\r\n')).toString('base64');
  return (await ask('importStatement', { bank, name: 'x.csv', file })).body;
};
const listed = async (memo: string, state = 'open') => {
  const { transfers } = (await ask('listTransfers', { state })).body;
  return transfers.filter((one: { memo: string }) => one.memo === memo);
};
/** Decides about an open line; the payment is written ten seconds later. */
async function confirm(memo: string, ordernumber: string | null, expected: string): Promise<void> {
  const [{ id, version }] = await listed(memo);
  expect((await ask('confirmTransfers', { rows: [{ id, version, ordernumber, expected }] })).status).toBe(200);
  admin.clock.now = new Date(admin.clock.now.getTime() + 10_000);
  money.clock.at = admin.clock.now;
  await writeTransfer({ db: money.database.db, now: () => admin.clock.now }, id);
}
async function unpaid() {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const row = money.database.db.selectFrom('orders').select('total_tug').where('id', '=', order.id);
  return { ...order, total: (await row.executeTakeFirstOrThrow()).total_tug };
}
const expectInvariants = async () => expect(await verifyInvariants(money.database.db, ALL_INVARIANTS)).toEqual([]);

test('two banks give one number: the money of each is written for its own order', async () => {
  const [one, other] = [await unpaid(), await unpaid()];
  expect(one.total).toBe(other.total);
  await importLines('khan', [['FT7', one.total, `IK${one.ordernumber.slice(-4)}`]]);
  await importLines('tdb', [['FT7', other.total, `IK${other.ordernumber.slice(-4)}`]]);
  for (const { ordernumber } of [one, other]) await confirm(`IK${ordernumber.slice(-4)}`, ordernumber, 'matched');
  expect([await statusOf(money.database.db, one.id), await statusOf(money.database.db, other.id)]).toEqual([
    'paid',
    'paid',
  ]);
  expect(await outcomesOf(money.database.db, other.id)).toEqual([`matched ${other.total}`]);
  await expectInvariants();
});

test('two banks give one number for money of the same order, and for money of nobody known', async () => {
  const order = await unpaid();
  await importLines('khan', [['FT8', 50_000, 'хэсэг 1']]);
  await importLines('tdb', [['FT8', 50_000, 'хэсэг 2']]);
  for (const memo of ['хэсэг 1', 'хэсэг 2']) await confirm(memo, order.ordernumber, 'part');
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['part 50000', 'part 50000']);
  await importLines('khan', [['FT9', 7_000, 'үл таних 1']]);
  await importLines('tdb', [['FT9', 8_000, 'үл таних 2']]);
  for (const memo of ['үл таних 1', 'үл таних 2']) await confirm(memo, null, 'unknown_order');
  const { payments } = (await ask('listUnknownMoney', {})).body;
  expect(payments.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([7_000, 8_000]);
  await expectInvariants();
});

test('a file that numbers its own rows hides no money, and its lines in another file are still the same', async () => {
  const monday = [
    ['1', 30_000, 'IK0001', '2026-11-09 10:00'],
    ['2', 40_000, 'IK0002', '2026-11-09 11:00'],
  ] as const;
  expect(await importLines('khan', monday)).toMatchObject({ rows: 2, added: 2 });
  const tuesday = [
    ['1', 30_000, 'IK0003', '2026-11-10 10:00'],
    ['2', 40_000, 'IK0002', '2026-11-10 11:00'],
  ] as const;
  expect(await importLines('khan', tuesday)).toMatchObject({ rows: 2, added: 2 });
  expect(await importLines('khan', [...monday, ...tuesday])).toMatchObject({ rows: 4, added: 0 });
  for (const memo of ['IK0001', 'IK0003']) await confirm(memo, null, 'unknown_order');
  expect(await listed('IK0003', 'confirmed')).toHaveLength(1);
  await expectInvariants();
});

test('a line under the number, sum, bank and day of money that is written is not written again', async () => {
  await importLines('khan', [['FT11', 9_000, 'эхний утга']]);
  await confirm('эхний утга', null, 'unknown_order');
  await importLines('khan', [['FT11', 9_000, 'засагдсан утга']]);
  await confirm('засагдсан утга', null, 'unknown_order');
  expect(await listed('засагдсан утга')).toMatchObject([{ problem: 'payment_entered_already' }]);
});

test('a line that was imported under its number and sum alone is not added again; another one of that name is', async () => {
  const { db } = money.database;
  const file = createHash('sha256').update('before').digest();
  const statement = db.insertInto('bank_statements').values({
    ...{ bank: 'khan', file_name: 'before.csv', file_hash: file, row_count: 1 },
    ...{ imported_by: staffId, imported_at: admin.clock.now },
  });
  const { id } = await statement.returning('id').executeTakeFirstOrThrow();
  const key = createHash('sha256')
    .update(JSON.stringify(['khan', 'FT20', 5_000]))
    .digest();
  const row = {
    ...{ statement_id: id, bank: 'khan', bank_number: 'FT20', key, amount_tug: 5_000, decision: 'open' },
    ...{ received_at: new Date('2026-11-09T02:00:00Z'), payer: '', account: '', memo: 'хуучин', raw: '[]' },
  };
  await db.insertInto('bank_rows').values(row).execute();
  expect(await importLines('khan', [['FT20', 5_000, 'хуучин', '2026-11-09 10:00']])).toMatchObject({ added: 0 });
  expect(await importLines('khan', [['FT20', 5_000, 'шинэ', '2026-11-10 10:00']])).toMatchObject({ added: 1 });
});
