import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { insertCodes } from '../../src/modules/checkout/admin/change-codes.queries.ts';
import { changeStatus } from '../../src/modules/orders/change-status.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { orderAs } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let member: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  member = await insertMember(real.database.db, ['finance']);
  cookie = await logIn(admin, member);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(DEMO_DAY.getTime() + hours * HOUR_MS).toISOString();
const ask = (name: Parameters<typeof askAdmin>[1], body: object, headers = {}) =>
  askAdmin(admin, name, body, { cookie, headers });
const TERMS = { kind: 'voucher', amount: 30_000, starts_at: null, ends_at: null, uses: 1, note: 'Багш нарын өдөр' };
const typed = (code: string) => ({ how: 'typed', code });
const random = (count: number, beginning = '') => ({ how: 'random', count, beginning });
const create = (changes: object) => ask('createCodes', { ...TERMS, ...changes });
const auditOf = (id: number) =>
  real.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_kind', '=', 'code')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
/** Orders two pieces at 100,000₮ with a code, through the shop's calls. */
const orderWith = async (coupon: string) => {
  const buyer = await signedInCustomer(real.database.db);
  const goods = await stockedProduct(real.database.db, 5);
  const worth = await askAs(shop.app, buyer.token, 'useCoupon', { coupon });
  const form = { lines: [{ code: goods.code, qty: 2 }] };
  if (worth.status !== 200)
    return { refused: worth.body.code, ordered: (await orderAs(shop.app, buyer.token, { ...form, coupon })).body.code };
  return { made: await orderAs(shop.app, buyer.token, { ...form, coupon }) };
};
const rowOf = (ordernumber: string) =>
  real.database.db
    .selectFrom('orders')
    .select(['id', 'code_tug', 'total_tug', 'contact_name'])
    .where('order_number', '=', ordernumber)
    .executeTakeFirstOrThrow();
const WRONG = { refused: 'coupon_invalid', ordered: 'coupon_invalid' };

test('a typed code works at checkout for its value and its uses, and not beyond', async () => {
  const { status, body } = await create({ codes: typed(' bagsh30 '), uses: 2 });
  expect([status, body.code]).toMatchObject([
    200,
    { code: 'BAGSH30', amount: 30_000, uses: 0, max_uses: 2, count: 1, state: 'active', note: TERMS.note, version: 1 },
  ]);
  for (const _use of [1, 2]) {
    const { made } = await orderWith('BAGSH30');
    expect((await rowOf(made?.body.ordernumber ?? '')).code_tug).toBe(30_000);
  }
  expect(await orderWith('BAGSH30')).toEqual(WRONG);
  const shown = await ask('showCode', { id: body.code.id });
  expect(shown.body).toMatchObject({ code: { uses: 2, state: 'used_up', discounted: 0 }, reserved: 2, average: null });
});

test('a code works neither before its time nor after it', async () => {
  await create({ codes: typed('MARGAASH'), starts_at: later(24) });
  await create({ codes: typed('UCHIGDUR'), starts_at: later(-48), ends_at: later(-24) });
  expect(await orderWith('MARGAASH')).toEqual(WRONG);
  expect(await orderWith('UCHIGDUR')).toEqual(WRONG);
  const backwards = await create({ codes: typed('BUTSAAD'), starts_at: later(24), ends_at: later(24) });
  expect(backwards).toMatchObject({ status: 400, body: { details: { ends_at: expect.anything() } } });
});

test('a coupon takes off at most half of the goods', async () => {
  await create({ kind: 'coupon', amount: 500_000, codes: typed('TALHUUREN'), uses: null });
  const { made } = await orderWith('TALHUUREN');
  expect((await rowOf(made?.body.ordernumber ?? '')).code_tug).toBe(100_000);
});

test('what paid orders used is shown with the order, its buyer and what was taken off', async () => {
  const { db } = real.database;
  const { id } = (await create({ codes: typed('TULSUN'), uses: null })).body.code;
  const before = (await ask('listCodes', {})).body.overview;
  const { made } = await orderWith('TULSUN');
  const order = await rowOf(made?.body.ordernumber ?? '');
  await db
    .updateTable('orders')
    .set({ payment_method: 'qpay', submitted_at: DEMO_DAY })
    .where('id', '=', order.id)
    .execute();
  await inTransaction(db, (tx) => changeStatus(tx, order.id, 'paid', { mover: 'system' }, DEMO_DAY));
  const { body } = await ask('showCode', { id });
  expect(body).toMatchObject({
    code: { uses: 1, max_uses: null, discounted: 30_000, state: 'active' },
    ...{ reserved: 0, average: order.total_tug },
    orders: [
      { ordernumber: made?.body.ordernumber, name: order.contact_name, total: order.total_tug, discounted: 30_000 },
    ],
  });
  const { overview } = (await ask('listCodes', {})).body;
  expect([overview.uses, overview.orders, overview.discounted, overview.sales]).toEqual([
    ...[before.uses + 1, before.orders + 1, before.discounted + 30_000, before.sales + order.total_tug],
  ]);
});

/** All codes of a set, in portions as the screen reads them. */
const copied = async (id: number) => {
  const lines: { code: string; uses: number }[] = [];
  const portions: number[] = [];
  let after: number | undefined;
  do {
    const { body } = await ask('copyCodes', { id, after });
    lines.push(...body.lines);
    portions.push(body.lines.length);
    after = body.next ?? undefined;
  } while (after !== undefined);
  return { lines, portions };
};

test('a set of 10,000 has as many codes of 50 bits, each for one order, and is one row of the list', async () => {
  const { status, body } = await create({ codes: random(10_000, 'bagsh') });
  expect([status, body.code]).toMatchObject([200, { code: 'BAGSH-••••', count: 10_000, max_uses: 10_000, uses: 0 }]);
  const { lines, portions } = await copied(body.code.id);
  expect(portions).toEqual([2_500, 2_500, 2_500, 2_500]);
  expect(new Set(lines.map(({ code }) => code)).size).toBe(10_000);
  for (const { code } of lines) expect(code).toMatch(/^BAGSH-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  const one = lines.at(-1)?.code ?? '';
  expect((await orderWith(one)).made?.status).toBe(200);
  expect(await orderWith(one)).toEqual(WRONG);
  const found = (await ask('listCodes', { text: one, show: 'set' })).body.codes;
  expect(found).toMatchObject([{ id: body.code.id, uses: 1, max_uses: 10_000, state: 'active' }]);
  expect((await copied(body.code.id)).lines.filter(({ uses }) => uses > 0)).toMatchObject([{ code: one, uses: 1 }]);
  const off = await ask('switchCode', { id: body.code.id, active: false, version: 1 });
  expect([off.status, off.body.reserved]).toEqual([200, 1]);
  expect(await orderWith(lines[0]?.code ?? '')).toEqual(WRONG);
  expect((await create({ codes: random(10_001) })).status).toBe(400);
});

test('the largest cost of codes is bounded, so that sums of all of them stay exact', async () => {
  const most = await create({ codes: random(10_000, 'IH'), amount: 100_000_000 });
  expect(most.body.code).toMatchObject({ count: 10_000, amount: 100_000_000 });
  const beyond = await create({ codes: random(10_000, 'IH'), amount: 100_000_000, uses: 2 });
  expect(beyond).toMatchObject({ status: 400, body: { details: { amount: expect.anything() } } });
  const cheap = await create({ codes: random(10_000, 'OLON-UDAA'), kind: 'coupon', amount: 100, uses: 1_000_000 });
  expect(cheap.body.code.max_uses).toBe(10_000_000_000);
  expect((await ask('listCodes', {})).status).toBe(200);
});

test('10,000 codes of a request that is sent twice exist once', async () => {
  const body = { ...TERMS, codes: random(10_000, 'HOYOR') };
  const sent = () => ask('createCodes', body, { 'idempotency-key': 'ten-thousand-codes-sent-twice' });
  const answers = [await sent(), ...(await Promise.all([sent(), sent()]))];
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const made = real.database.db.selectFrom('codes').select('id').where('code', 'like', 'HOYOR-%');
  expect(await made.execute()).toHaveLength(10_000);
  const other = { ...body, amount: 1 };
  const reused = await ask('createCodes', other, { 'idempotency-key': 'ten-thousand-codes-sent-twice' });
  expect(reused).toMatchObject({ status: 409, body: { code: 'key_reused' } });
});

test('a set whose last code exists already is not created at all', async () => {
  await create({ codes: typed('SUULCHIIN') });
  const codes = [...Array.from({ length: 300 }, (_, at) => `HAGAS-${at}`), 'SUULCHIIN'];
  const terms = { kind: 'voucher', amount_tug: 1, starts_at: null, ends_at: null, max_uses: 1, note: 'Хагас' } as const;
  const made = inTransaction(real.database.db, (tx) =>
    insertCodes(tx, { ...terms, codes, created_by: member.id, created_at: DEMO_DAY }),
  );
  await expect(made).rejects.toMatchObject({ code: 'code_taken' });
  const left = real.database.db.selectFrom('codes').select('id').where('code', 'like', 'HAGAS-%');
  expect(await left.execute()).toEqual([]);
});

test('switching a set off ends all its codes, an order that holds one keeps it, and it can be undone', async () => {
  const { id, version } = (await create({ codes: random(3, 'UNTRAA'), uses: 2 })).body.code;
  const [first, second] = (await ask('copyCodes', { id })).body.lines;
  const { made } = await orderWith(second.code);
  const off = await ask('switchCode', { id, active: false, version });
  expect(off.body).toMatchObject({ code: { state: 'off', active: false, version: version + 1 }, reserved: 1 });
  expect(await orderWith(first.code)).toEqual(WRONG);
  expect(await orderWith(second.code)).toEqual(WRONG);
  expect((await rowOf(made?.body.ordernumber ?? '')).code_tug).toBe(30_000);
  const stale = await ask('switchCode', { id, active: true, version });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', details: { status: 'off', version: version + 1 } },
  });
  expect((await ask('switchCode', { id, active: true, version: version + 1 })).body.code.state).toBe('active');
  expect((await orderWith(first.code)).made?.status).toBe(200);
});

test('audit rows name who and which ids, and hold no code', async () => {
  const { id } = (await create({ codes: random(2, 'NUUTS') })).body.code;
  const { lines } = (await ask('copyCodes', { id })).body;
  await ask('switchCode', { id, active: false, version: 1 });
  const rows = await auditOf(id);
  expect(rows.map(({ action, staff_id }) => [action, staff_id])).toEqual([
    ['create codes', member.id],
    ['copy codes', member.id],
    ['switch code off', member.id],
  ]);
  expect(rows[0]?.after).toMatchObject({ count: 2, amount_tug: 30_000, last_id: id + 1 });
  for (const { code } of lines) expect(JSON.stringify(rows)).not.toContain(code);
});

test('a code that exists is refused, and nothing is created', async () => {
  await create({ codes: typed('NEGUDAA') });
  const again = await create({ codes: typed('neguDaa'), amount: 1 });
  expect(again).toMatchObject({ status: 409, body: { code: 'code_taken' } });
  const missing = { status: 404, body: { code: 'code_not_found' } };
  expect(await ask('showCode', { id: 999_999 })).toMatchObject(missing);
  expect(await ask('switchCode', { id: 999_999, active: false, version: 1 })).toMatchObject(missing);
  expect(await ask('copyCodes', { id: 999_999 })).toMatchObject(missing);
});

test('the list goes on by its key, and its filters count what they show', async () => {
  for (const at of Array.from({ length: 55 }, (_, index) => index))
    await create({ kind: 'coupon', codes: typed(`OLON-${at}`), ends_at: later(24 * 10) });
  const first = (await ask('listCodes', {})).body;
  const second = (await ask('listCodes', { after: first.next })).body;
  const ids = [...first.codes, ...second.codes].map(({ id }: { id: number }) => id);
  expect(first.codes).toHaveLength(50);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids.length, second.next, second.overview]).toEqual([first.overview.counts.all, null, null]);
  for (const show of ['active', 'voucher', 'set'] as const) {
    const { codes, overview } = (await ask('listCodes', { show, text: undefined })).body;
    expect([show, Math.min(overview.counts[show], 50)]).toEqual([show, codes.length]);
  }
  const ending = (await ask('listCodes', { show: 'ending', text: 'olon-' })).body.codes;
  expect(ending).toHaveLength(50);
  expect(new Set(ending.map(({ state }: { state: string }) => state))).toEqual(new Set(['ending']));
});
