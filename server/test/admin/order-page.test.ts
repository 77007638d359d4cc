import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus } from '../../src/modules/orders/change-status.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { countStatements } from '../costs/count-statements.ts';
import { databaseAs, databaseOfTest } from '../database-of-test.ts';
import { orderAs } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { boughtOrder } from '../refunds/bought-order.ts';
import { signedInCustomer } from '../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let member: MemberOfTest;
const cookies: Partial<Record<StaffRole, string>> = {};
let counted: ReturnType<typeof countStatements>;
beforeAll(async () => {
  const { db } = real.database;
  // Must come first: open connections are not counted.
  counted = countStatements(databaseAs(real.database, 'admin').pool);
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  member = await insertMember(db, ['orders']);
  cookies.orders = await logIn(admin, member);
  for (const role of ['owner', 'finance', 'warehouse', 'support'] as const)
    cookies[role] = await logIn(admin, await insertMember(db, [role], { name: `Ажилтан ${role}` }));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, role: StaffRole = 'orders') =>
  askAdmin(admin, name, body, { cookie: cookies[role] });
const show = async (ordernumber: string, role: StaffRole = 'orders') =>
  (await ask('showOrder', { ordernumber }, role)).body.order;
const auditOf = (ordernumber: string) =>
  real.database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', ordernumber).orderBy('id').execute();

/** An unpaid order with home delivery. */
async function unpaidOrder() {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 5);
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 2 }], warehouse: 0 });
  const row = db
    .selectFrom('orders')
    .select(['id', 'contact_phone', 'contact_email', 'contact_name', 'address', 'total_tug', 'delivery_tug'])
    .where('order_number', '=', made.body.ordernumber);
  return { ordernumber: made.body.ordernumber as string, goods, buyer, ...(await row.executeTakeFirstOrThrow()) };
}

const reservedOf = async (productId: number) =>
  (
    await real.database.db
      .selectFrom('stock_levels')
      .select('reserved')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).reserved;

test('shows lines, terms, steps, ledger, receipt, notices and history of a paid order that balances', async () => {
  const { ordernumber, totalTug } = await boughtOrder(real.database.db, shop.app);
  const order = await show(ordernumber);
  expect(order.lines[0]).toMatchObject({ quantity: expect.any(Number), before: expect.any(Number) });
  const terms: { amount: number }[] = order.office.terms;
  expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalTug);
  expect(order.steps.map(({ status }: { status: string }) => status).at(-1)).toBe('delivered');
  expect(order.steps[0].at).toEqual(expect.any(String));
  expect(order.steps.at(-1)).toMatchObject({ at: null, from: expect.any(String), to: expect.any(String) });
  expect(order.next_does).toEqual({ stock_leaves: false, notice_after_minutes: 10 });
  expect(order.office).toMatchObject({ balance: 0, refundable: 'cancelled' });
  const kinds = order.office.ledger.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['invoice', 'payment', 'bonus']));
  expect(order.office.notices.map(({ about }: { about: string }) => about)).toContain('Төлбөр төлөгдсөн');
  expect(order.office.customer).toMatchObject({ orders: 1, others: [] });
  expect(order.history.map(({ to }: { to: string }) => to)).toEqual(['pending', 'paid']);
});

test('no reply of any role has a whole phone or email, and warehouse sees neither money nor other orders', async () => {
  const { ordernumber, contact_phone, contact_email } = await unpaidOrder();
  for (const role of ['owner', 'orders', 'finance', 'support', 'warehouse'] as const) {
    const order = await show(ordernumber, role);
    const text = JSON.stringify(order);
    expect([role, text.includes(contact_phone), text.includes(contact_email)]).toEqual([role, false, false]);
    expect(order.phone).toBe(`••••${contact_phone.slice(-4)}`);
    expect([role, order.office === null]).toEqual([role, role === 'warehouse']);
    expect([role, order.changes === null]).toEqual([role, role === 'warehouse' || role === 'support']);
  }
  expect((await ask('printInvoice', { ordernumber }, 'support')).status).toBe(403);
  const printed = await ask('printInvoice', { ordernumber }, 'finance');
  expect(printed.body.paper.buyer.phone).toBe(contact_phone);
  expect((await auditOf(ordernumber)).map(({ action }) => action)).toEqual(['print invoice']);
});

test('asks a bounded number of statements, whatever the order has', async () => {
  const { ordernumber } = await boughtOrder(real.database.db, shop.app);
  for (const text of ['one', 'two', 'three']) await ask('addNote', { ordernumber, text });
  counted.take();
  await show(ordernumber);
  const { statements } = counted.take();
  // Session, order, history, audit, names, money, points, receipts, refunds and notices.
  expect([statements > 8, statements <= 14, statements]).toEqual([true, true, statements]);
});

test('a note is added once, with its writer, and its text is not in the audit row', async () => {
  const { ordernumber } = await unpaidOrder();
  const { body } = await ask('addNote', { ordernumber, text: '  Үдээс хойш залгах  ' });
  expect(body.order.notes).toMatchObject([{ text: 'Үдээс хойш залгах', staff: 'Ануужин' }]);
  const [row, ...others] = await auditOf(ordernumber);
  expect([row?.action, row?.staff_id, others.length]).toEqual(['add note', member.id, 0]);
  expect(JSON.stringify(row)).not.toContain('залгах');
});

test('of two who take an order one gets it, and who has it already changes nothing', async () => {
  const { ordernumber } = await unpaidOrder();
  const answers = await Promise.all(
    (['orders', 'support'] as const).map((role) => ask('assignOrder', { ordernumber, mine: true, was: null }, role)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { assignee } = await show(ordernumber, 'owner');
  const winner = assignee.id === member.id ? 'orders' : 'support';
  const again = await ask('assignOrder', { ordernumber, mine: true, was: null }, winner);
  expect(again.body.order.assignee).toMatchObject({ id: assignee.id, is_me: true });
  const given = await ask('assignOrder', { ordernumber, mine: false, was: assignee.id }, winner);
  expect(given.body.order.assignee).toBeNull();
  expect((await auditOf(ordernumber)).map(({ action }) => action)).toEqual(['assign order', 'assign order']);
});

test('contacts change with masked values in the audit row, and a dearer khoroo is stated and not charged', async () => {
  const { ordernumber, contact_phone, address, total_tug, delivery_tug } = await unpaidOrder();
  const { version } = await show(ordernumber);
  const wanted = {
    phone: '88112299',
    email: 'new.address@example.mn',
    address: '14-р байр, 2-р орц, 45 тоот',
    khoroo: 2,
  };
  const { status, body } = await ask('changeContacts', { ordernumber, version, ...wanted }, 'support');
  expect([status, body.order.version, body.order.total]).toEqual([200, version + 1, total_tug]);
  expect(body.order).toMatchObject({ phone: '••••2299', address: wanted.address, khoroo: 2, point: null });
  expect(body.delivery).toEqual({ charged: delivery_tug, today: expect.any(Number) });
  const [row] = await auditOf(ordernumber);
  expect(row).toMatchObject({ action: 'change contacts', after: { phone: '••••2299', khoroo: 2 } });
  const text = JSON.stringify(row);
  for (const secret of [contact_phone, wanted.phone, wanted.email, wanted.address, String(address)])
    expect(text).not.toContain(secret);
});

test('of two who change contacts one wins, and the other reads what it is now and who wrote it', async () => {
  const { ordernumber } = await unpaidOrder();
  const { version } = await show(ordernumber);
  const answers = await Promise.all([
    ask('changeContacts', { ordernumber, version, name: 'Бат-Эрдэнэ' }),
    ask('changeContacts', { ordernumber, version, name: 'Сарангэрэл' }, 'support'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
  expect(lost?.body).toMatchObject({
    code: 'changed_meanwhile',
    details: { name: won?.body.order.name, version: version + 1, changed_by: expect.stringMatching(/Ануужин|support/) },
  });
  expect(await auditOf(ordernumber)).toHaveLength(1);
});

test('contacts are fixed from in_stock on, by the call and by the table', async () => {
  const { db } = real.database;
  const { ordernumber, id } = await boughtOrder(db, shop.app);
  await inTransaction(db, async (tx) => {
    for (let next = (await show(ordernumber)).next; next !== 'delivered' && next !== null; ) {
      await changeStatus(tx, id, next, { mover: 'staff', staffId: member.id }, admin.clock.now);
      const steps = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'];
      next = steps[steps.indexOf(next) + 1] ?? null;
    }
  });
  const { version, contacts_open, status } = await show(ordernumber);
  expect([status, contacts_open]).toEqual(['in_stock', false]);
  const answer = await ask('changeContacts', { ordernumber, version, phone: '88112299' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'contacts_fixed' } });
  const bySql = db.updateTable('orders').set({ contact_phone: '88112299' }).where('id', '=', id).execute();
  await expect(bySql).rejects.toThrow('contacts are fixed from delivery on');
  expect(await auditOf(ordernumber)).toEqual([]);
});

test('a message is previewed, sent within the day’s budget, and its text is in no audit row', async () => {
  const { ordernumber, buyer } = await unpaidOrder();
  const message = { ordernumber, channel: 'sms', template: 'delay', text: 'Маргааш хүргэнэ.' };
  expect((await ask('previewMessage', message)).body).toMatchObject({
    ...{ text: `Тохь: ${ordernumber} Маргааш хүргэнэ.`, segments: 1, subject: null },
  });
  const { body } = await ask('sendMessage', message);
  expect(body.order.office.notices[0]).toMatchObject({ about: 'Хугацаа', text: message.text, channel: 'sms' });
  const sent = real.database.db.selectFrom('notifications').select('id').where('customer_id', '=', buyer.id);
  expect(await sent.where('template', '=', 'order-message').execute()).toHaveLength(1);
  await ask('sendMessage', { ...message, channel: 'email' });
  await ask('sendMessage', message);
  expect(await ask('sendMessage', message)).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
  const rows = await auditOf(ordernumber);
  expect(rows.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'send message'));
  expect(JSON.stringify(rows)).not.toContain('Маргааш');
});

test('a notice is sent again to the contacts of now, and one whose secret is gone is not', async () => {
  const { db } = real.database;
  const { ordernumber, buyer } = await boughtOrder(db, shop.app);
  await db
    .updateTable('notifications')
    .set({ status: 'failed', secret: null })
    .where('customer_id', '=', buyer.id)
    .execute();
  const { office } = await show(ordernumber);
  const find = (about: string) =>
    office.notices.find((one: { about: string; channel: string }) => one.about === about && one.channel === 'email');
  const [paid, made] = [find('Төлбөр төлөгдсөн'), find('Захиалга бүртгэгдсэн')];
  expect([paid.may_send_again, made.may_send_again]).toEqual([true, false]);
  const { body } = await ask('sendNoticeAgain', { ordernumber, notice: paid.id });
  expect(body.order.office.notices[0]).toMatchObject({ about: 'Төлбөр төлөгдсөн', state: 'queued' });
  expect(await ask('sendNoticeAgain', { ordernumber, notice: made.id })).toMatchObject({
    body: { code: 'notice_not_repeatable' },
  });
});

test('cancelling an unpaid order frees its stock and names the staff member', async () => {
  const { ordernumber, goods } = await unpaidOrder();
  expect(await reservedOf(goods.id)).toBe(2);
  const { version } = await show(ordernumber);
  const cancelled = await ask('cancelOrder', { ordernumber, version, because: 'Утсаар хүссэн' });
  expect(cancelled.status).toBe(200);
  expect(await reservedOf(goods.id)).toBe(0);
  const order = await show(ordernumber);
  expect(order.status).toBe('expired');
  expect(order.history.at(-1)).toMatchObject({ to: 'expired', by: 'staff', staff: 'Ануужин', note: 'Утсаар хүссэн' });
  expect((await auditOf(ordernumber)).map(({ action }) => action)).toEqual(['cancel order']);
});

test('a paid order is not cancelled: its money goes back by a refund', async () => {
  const { ordernumber } = await boughtOrder(real.database.db, shop.app);
  const { version } = await show(ordernumber);
  const answer = await ask('cancelOrder', { ordernumber, version, because: 'Хүссэн' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'order_already_paid' } });
});
