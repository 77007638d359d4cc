import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus, verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertStaff } from '../guards/rows.ts';
import { reservedOf, statusOf, tasksOf } from '../money/money-rows.ts';
import { ACCOUNT, askBack, type Bought, boughtOrder } from '../refunds/bought-order.ts';
import { askAs } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let support = '';
let finance = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  finance = await logIn(admin, await insertMember(real.database.db, ['finance'], { name: 'Ундрал' }));
  support = await logIn(admin, await insertMember(real.database.db, ['support'], { name: 'Тэмүүлэн' }));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, cookie = finance) =>
  askAdmin(admin, name, body, { cookie });
const buy = (bought: Bought = {}) => boughtOrder(real.database.db, shop.app, bought);
const versionOf = async (ordernumber: string): Promise<number> =>
  (await ask('showOrder', { ordernumber })).body.order.version;

/** Staff prepare a refund of these pieces with the figures that they saw. */
async function prepare(
  ordernumber: string,
  reason: string,
  { lines, cookie = support, changes = {} }: { lines?: object[]; cookie?: string; changes?: object } = {},
) {
  const goods = { ordernumber, reason, ...(lines && { lines }) };
  const terms = await ask('refundTerms', goods, cookie);
  if (terms.status !== 200) return { terms, made: terms };
  const sum = terms.body.sums.amount;
  const body = { ...goods, version: await versionOf(ordernumber), note: 'Агуулахад алга', account: ACCOUNT, sum };
  return { terms, made: await ask('createRefund', { ...body, ...changes }, cookie) };
}

test('what the shop cannot deliver goes back without fees, piece by piece, and its order goes on', async () => {
  const { db } = real.database;
  const order = await buy({ tables: 1, chairs: 4, points: 20_000, spent: 6_000 });
  const lines = [{ id: order.chair.code, qty: 1 }];
  const { terms, made } = await prepare(order.ordernumber, 'unavailable', { lines });
  const { sums, if_cancelled } = terms.body;
  expect(sums).toMatchObject({ deductions: [], amount: sums.gross });
  expect(if_cancelled.deductions.map(({ name }: { name: string }) => name)).toEqual(['refund_fee', 'bank_fee']);
  expect(if_cancelled).toMatchObject({ gross: sums.gross, returned_bonus: sums.returned_bonus });
  expect(made).toMatchObject({ status: 200, body: { refund: { needs_approval: false } } });
  const { id } = made.body.refund;
  const { refund } = (await ask('showRefund', { id })).body;
  expect(refund).toMatchObject({
    ...{ tab: 'to_send', reason: 'unavailable', amount: sums.amount, prepared_by: 'Тэмүүлэн', sums },
    lines: [{ code: order.chair.code, quantity: 1 }],
  });
  expect((await ask('closeRefund', { id, proof: 'TX-1' })).status).toBe(200);
  // The rest stays reserved for delivery: only a whole line is freed.
  expect(await statusOf(db, order.id)).toBe('paid');
  expect(await reservedOf(db, order.chair.id)).toBe(4);
  const shown = await askAs(shop.app, order.buyer.token, 'showOrder', { ordernumber: order.ordernumber });
  expect(shown.body.refunds).toMatchObject([{ reason: 'unavailable', standing: 'done', amount: sums.amount }]);
  // However the rest is refunded, all pieces add up to the order.
  const rest = await prepare(order.ordernumber, 'unavailable');
  expect(rest.made.status).toBe(200);
  await ask('closeRefund', { id: rest.made.body.refund.id, proof: 'TX-2' });
  const rows = await db.selectFrom('refunds').select('gross_tug').where('order_id', '=', order.id).execute();
  expect(rows.reduce((sum, { gross_tug }) => sum + gross_tug, 0)).toBe(order.totalTug);
  expect([await statusOf(db, order.id), await reservedOf(db, order.chair.id)]).toEqual(['refunded', 0]);
});

test('the customer is notified that the goods are not there, and cannot say so', async () => {
  const order = await buy();
  const { made } = await prepare(order.ordernumber, 'unavailable');
  expect(made.status).toBe(200);
  const shown = await askAs(shop.app, order.buyer.token, 'showOrder', { ordernumber: order.ordernumber });
  expect(shown.body.refunds[0]?.words).toBe('Бараа олдсонгүй. Мөнгийг тань шимтгэлгүй буцаана.');
  const emails = real.database.db
    .selectFrom('notifications')
    .select('subject')
    .where('customer_id', '=', order.buyer.id);
  expect((await emails.execute()).map(({ subject }) => subject)).toContain(
    `Захиалга ${order.ordernumber}: бараа олдсонгүй, мөнгийг тань буцаана`,
  );
  const other = await buy();
  const asked = { ordernumber: other.ordernumber, reason: 'unavailable', account: ACCOUNT, sum: other.totalTug };
  expect(await askAs(shop.app, other.buyer.token, 'askRefund', asked)).toMatchObject({ status: 400 });
});

test('for a customer who cancels staff see the same sums as the customer does', async () => {
  const order = await buy({ chairs: 3 });
  const own = await askAs(shop.app, order.buyer.token, 'refundTerms', { ordernumber: order.ordernumber });
  const { terms, made } = await prepare(order.ordernumber, 'cancelled');
  expect(terms.body).toMatchObject({ sums: own.body.sums, if_cancelled: own.body.sums, lines: own.body.lines });
  expect(made.status).toBe(200);
  expect(await tasksOf(real.database.db, order.id)).toEqual([`cancelled ${own.body.sums.amount} requested`]);
  const again = await prepare(order.ordernumber, 'cancelled');
  expect(again.made).toMatchObject({ status: 409, body: { code: 'refund_in_work' } });
});

test('staff give only the reasons of the step, whole lines where they are cancelled, and the sum that was shown', async () => {
  const { db } = real.database;
  const order = await buy({ chairs: 2 });
  const lines = [{ id: order.chair.code, qty: 1 }];
  const refused = { status: 409, body: { code: 'refund_not_possible' } };
  expect((await prepare(order.ordernumber, 'defective')).made).toMatchObject(refused);
  expect((await prepare(order.ordernumber, 'cancelled', { lines })).made).toMatchObject(refused);
  const wrong = await prepare(order.ordernumber, 'unavailable', { changes: { sum: 1 } });
  expect(wrong.made).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
  const version = (await versionOf(order.ordernumber)) + 1;
  const late = await prepare(order.ordernumber, 'unavailable', { changes: { version } });
  expect(late.made).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: { status: 'paid' } } });
  expect(await tasksOf(db, order.id)).toEqual([]);
  const staffId = await insertStaff(db);
  for (const to of ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const)
    await inTransaction(db, (tx) => changeStatus(tx, order.id, to, { mover: 'staff', staffId }, DEMO_DAY));
  expect((await prepare(order.ordernumber, 'unavailable')).made).toMatchObject(refused);
  expect((await prepare(order.ordernumber, 'defective', { lines })).made.status).toBe(200);
});

test('whoever prepares a large refund is the first of two people, and another approves it before it goes', async () => {
  const { db } = real.database;
  const order = await buy({ tables: 5, chairs: 5 });
  const { made } = await prepare(order.ordernumber, 'unavailable', { cookie: finance });
  expect(made).toMatchObject({ status: 200, body: { refund: { needs_approval: true } } });
  const { id } = made.body.refund;
  const { refund } = (await ask('showRefund', { id })).body;
  expect(refund).toMatchObject({
    ...{ tab: 'to_approve', isLarge: true },
    approval: { state: 'requested', isOwn: true, prepared_by: 'Ундрал', reason: 'Агуулахад алга' },
  });
  const decision = { approval: refund.approval.id, version: refund.approval.version, state: 'approved' };
  const refused = { status: 403, body: { code: 'second_person_required' } };
  expect(await ask('approveRefund', decision)).toMatchObject(refused);
  expect(await ask('closeRefund', { id, proof: 'TX-3' })).toMatchObject(refused);
  const other = await logIn(admin, await insertMember(db, ['owner'], { name: 'Оюун' }));
  expect((await ask('approveRefund', decision, other)).status).toBe(200);
  const late = await ask('approveRefund', { ...decision, state: 'declined' }, other);
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: { status: 'approved' } } });
  expect((await ask('showRefund', { id })).body.refund).toMatchObject({
    tab: 'to_send',
    approval: { approved_by: 'Оюун' },
  });
  expect((await ask('closeRefund', { id, proof: 'TX-3' }, other)).status).toBe(200);
  expect((await ask('showRefund', { id })).body.refund).toMatchObject({
    ...{ tab: 'done', proof: 'TX-3', finished_by: 'Оюун', prepared_by: 'Ундрал' },
  });
  expect(await ask('declineRefund', { id, answer: 'Үгүй' })).toMatchObject({
    ...{ status: 409, body: { code: 'refund_finished', details: { status: 'done' } } },
  });
});

test('an account is masked in every answer, and shown whole with an audit row that does not tell it', async () => {
  const order = await buy();
  await askBack(shop.app, order);
  const found = async () => {
    const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
    return refunds.find((one: { ordernumber: string }) => one.ordernumber === order.ordernumber);
  };
  const task = await found();
  expect(task.account).toEqual({ bank: 'Хаан банк', number: '••••5678', holder: 'Болд' });
  expect(await ask('revealAccount', { id: task.id }, support)).toMatchObject({ status: 403 });
  const whole = await ask('revealAccount', { id: task.id });
  expect(whole.body.account).toEqual({ bank: 'Хаан банк', number: '5012345678', holder: 'Болд' });
  const rows = real.database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', String(task.id));
  const audited = await rows.where('action', '=', 'reveal').execute();
  expect(audited).toHaveLength(1);
  expect(JSON.stringify(audited)).not.toContain('5012345678');
  expect(await ask('declineRefund', { id: task.id, answer: 'Бараа гарсан' })).toMatchObject({ status: 200 });
  expect((await ask('showRefund', { id: task.id })).body.refund).toMatchObject({
    ...{ tab: 'declined', answer: 'Бараа гарсан', finished_by: 'Ундрал' },
  });
  expect(await found()).toBeUndefined();
});

test('what has ended comes by pages, the newest first, and several payments of one request are one row', async () => {
  const { db } = real.database;
  const order = await buy({ amounts: [100_000, 85_000] });
  const { asked } = await askBack(shop.app, order);
  expect(asked.status).toBe(200);
  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  const task = refunds.find((one: { ordernumber: string }) => one.ordernumber === order.ordernumber);
  await ask('closeRefund', { id: task.id, proof: 'TX-9' });
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('order_id', '=', order.id)
    .execute();
  const [payment] = payments;
  // Fifty small refunds besides it: a page has fifty rows.
  const more = Array.from({ length: 50 }, (_, at) => ({
    ...{ payment_id: payment?.id ?? 0, order_id: order.id, gross_tug: 1, amount_tug: 1, reason: 'duplicate_payment' },
    ...{ instrument: 'bank_transfer', status: 'failed', finished_at: new Date(DEMO_DAY.getTime() + at) },
  }));
  await db.insertInto('refunds').values(more).execute();
  const first = (await ask('listRefunds', { tab: 'declined' })).body;
  expect(first.refunds).toHaveLength(50);
  const second = (await ask('listRefunds', { tab: 'declined', after: first.next })).body;
  expect(second.next).toBeNull();
  const ids = [...first.refunds, ...second.refunds].map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(51);
  const moments = [...first.refunds, ...second.refunds].map(({ finished_at }: { finished_at: string }) => finished_at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const done = (await ask('listRefunds', { tab: 'done' })).body.refunds;
  expect(done.filter(({ ordernumber }: { ordernumber: string }) => ordernumber === order.ordernumber)).toHaveLength(1);
});

test('what one person gives back of an order piece by piece adds up to the limit, and above it another approves', async () => {
  const { db } = real.database;
  const order = await buy({ tables: 5, chairs: 5 });
  const pieces = (tables: number, chairs: number) => ({
    lines: [
      { id: order.table.code, qty: tables },
      { id: order.chair.code, qty: chairs },
    ].filter(({ qty }) => qty > 0),
    cookie: finance,
  });
  const first = await prepare(order.ordernumber, 'unavailable', pieces(4, 0));
  expect(first.made.body.refund.needs_approval).toBe(false);
  expect((await ask('closeRefund', { id: first.made.body.refund.id, proof: 'TX-41' })).status).toBe(200);

  const second = await prepare(order.ordernumber, 'unavailable', pieces(1, 1));
  expect([second.terms.body.needs_approval, second.made.body.refund.needs_approval]).toEqual([true, true]);
  const { id } = second.made.body.refund;
  const { refund } = (await ask('showRefund', { id })).body;
  expect(refund).toMatchObject({ tab: 'to_approve', isLarge: true, approval: { state: 'requested', isOwn: true } });
  const refused = { status: 403, body: { code: 'second_person_required' } };
  expect(await ask('closeRefund', { id, proof: 'TX-42' })).toMatchObject(refused);
  expect(await ask('sendRefund', { id })).toMatchObject(refused);
  const other = await logIn(admin, await insertMember(db, ['owner'], { name: 'Оюун' }));
  const decision = { approval: refund.approval.id, version: refund.approval.version, state: 'approved' };
  expect((await ask('approveRefund', decision, other)).status).toBe(200);
  expect((await ask('closeRefund', { id, proof: 'TX-42' })).status).toBe(200);
  // A refund that two people approved does not count towards later ones; nor do declined ones or the customer's own.
  expect((await ask('showRefund', { id: first.made.body.refund.id })).body.refund.isLarge).toBe(false);
  const third = await prepare(order.ordernumber, 'unavailable', pieces(0, 1));
  expect(third.made.body.refund.needs_approval).toBe(false);
  expect((await ask('declineRefund', { id: third.made.body.refund.id, answer: 'Олдлоо' })).status).toBe(200);
  const { asked } = await askBack(shop.app, order);
  expect(asked.status).toBe(200);
  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  expect(refunds.map(({ ordernumber }: { ordernumber: string }) => ordernumber)).toContain(order.ordernumber);
});

test('after all of it every invariant holds', async () => {
  expect(await verifyInvariants(real.database.db, ALL_INVARIANTS)).toEqual([]);
});
