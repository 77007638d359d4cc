import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { balanceOf, outcomesOf, reservedOf, statusOf, tasksOf } from '../../../../test/money/money-rows.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { confirmByHand } from '../by-hand/confirm-by-hand.ts';
import { endAtItsMoment, endOverdue, sweepOverdue } from '../expiry/end-overdue.ts';
import { checkInvoice, compareLists, reconcile } from './reconcile.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
  for (const { switches } of [money.qpay, money.monpay]) Object.assign(switches, { check: null, cancel: null });
});

const later = (seconds: number) => {
  money.clock.at = new Date(money.clock.at.getTime() + seconds * 1_000);
};
const DAY_S = 86_400;
const poll = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body;
async function opened(method: 'qpay' | 'monpay' | 'mobile' = 'qpay', points = 0) {
  const order = await bought(money, { points });
  await submit(money, order, method, points);
  return order;
}
const call = (path: string, method: 'GET' | 'POST' = 'GET', payload?: string | object) =>
  money.shop.app.inject({ method, url: path, ...(payload !== undefined && { payload }) });
const callbackOf = (reference: string) => {
  const { pathname, search } = new URL(money.qpay.invoiceOf(reference).asked.callbackUrl);
  return pathname + search;
};
const checksOf = async (order: Bought) => {
  const { rows } = await money.database.pool.query(
    `select jobs.key from graphile_worker._private_jobs jobs join invoices on jobs.key = 'check-invoice:' || invoices.id
     where invoices.order_id = $1`,
    [order.id],
  );
  return rows.length;
};
const invoiceOf = async ({ id }: Bought) => {
  const row = money.database.db.selectFrom('invoices').selectAll().where('order_id', '=', id);
  return row.executeTakeFirstOrThrow();
};

test('the poll says pending, asks the provider every 15 s, and says the bonus when it is paid', async () => {
  const order = await opened();
  expect(await poll(order)).toEqual({ result: 'pending', invoiceId: order.ordernumber });
  const asked = money.qpay.asked.check;
  money.qpay.pay(order.ordernumber);
  for (let times = 0; times < 3; times += 1)
    expect(await poll(order)).toEqual({ result: 'pending', invoiceId: order.ordernumber });
  expect(money.qpay.asked.check).toBe(asked);
  later(15);
  const answers = await Promise.all(Array.from({ length: 20 }, () => poll(order)));
  expect(money.qpay.asked.check).toBe(asked + 1);
  expect(answers.filter(({ result }) => result === 'success').length).toBeGreaterThan(0);
  // 3% of two pieces at 100,000₮ (spec §9).
  expect(await poll(order)).toEqual({ result: 'success', bonus: 6_000 });
  const stranger = await signedInCustomer(money.database.db);
  const { body } = await askAs(money.shop.app, stranger.token, 'isPaidQpay', { invoiceId: order.ordernumber });
  expect(body.code).toBe('order_not_found');
});

test('while the provider does not say, the page says «checking», and pending again when it does', async () => {
  const order = await opened();
  money.qpay.switches.check = 'answer lost';
  expect(await poll(order)).toEqual({ result: 'checking' });
  expect(await poll(order)).toEqual({ result: 'checking' });
  money.qpay.switches.check = null;
  later(15);
  expect(await poll(order)).toEqual({ result: 'pending', invoiceId: order.ordernumber });
});

test('a callback makes us ask, by GET and POST, doubled and 30 days late; it is never believed by its body', async () => {
  const order = await opened();
  const path = callbackOf(order.ordernumber);
  for (const method of ['GET', 'POST', 'GET'] as const) {
    const answer = await call(
      `${path}&qpay_payment_id=1&status=PAID`,
      method,
      method === 'POST' ? { paid: true } : undefined,
    );
    expect([answer.statusCode, answer.body]).toEqual([200, 'SUCCESS']);
  }
  expect(await checksOf(order)).toBe(1);
  const invoice = await invoiceOf(order);
  await checkInvoice(money.deps, invoice.id);
  expect(await statusOf(money.database.db, order.id)).toBe('pending');
  money.qpay.pay(order.ordernumber);
  for (const _again of [1, 2]) await checkInvoice(money.deps, invoice.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['matched 205000']);
  later(30 * DAY_S);
  expect((await call(path)).statusCode).toBe(200);
  await checkInvoice(money.deps, invoice.id);
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['matched 205000']);
});

test('a forged callback, of an unknown provider, or hostile in its body is answered and asks nobody', async () => {
  const order = await opened();
  const asked = money.qpay.asked.check;
  const path = callbackOf(order.ordernumber);
  for (const forged of [
    '/api/callback/payment/qpay',
    '/api/callback/payment/qpay?token=',
    `/api/callback/payment/qpay?token=${'x'.repeat(43)}`,
    path.replace('qpay', 'monpay'),
    path.replace('qpay', 'paypal'),
    `/api/callback/payment/qpay?token=${'x'.repeat(43)}&token=y`,
  ]) {
    expect((await call(forged)).statusCode).toBe(404);
  }
  for (const body of ['', 'null', '{"orderNumber":{}}', '{"orderNumber":"IK1 or 1=1"}', '[[[', '\u0000']) {
    expect((await call('/api/callback/payment/pocket', 'POST', body)).statusCode).toBe(404);
  }
  expect([money.qpay.asked.check, await checksOf(order)]).toEqual([asked, 0]);
});

test('a provider without tokens names the invoice by our number of it', async () => {
  const order = await opened('monpay');
  const answer = await call('/api/callback/payment/monpay', 'POST', { orderNumber: order.ordernumber, state: 'paid' });
  expect([answer.body, await checksOf(order)]).toEqual(['SUCCESS', 1]);
});

test('a callback with the token tells the number of an invoice whose answer was lost', async () => {
  const order = await opened();
  const lost = money.database.db.updateTable('invoices').where('order_id', '=', order.id);
  await lost.set({ provider_invoice_id: null }).execute();
  const { id } = money.qpay.invoiceOf(order.ordernumber);
  await call(callbackOf(order.ordernumber), 'POST', { id });
  expect((await invoiceOf(order)).provider_invoice_id).toBe(id);
});

test('a check that the provider does not answer is tried again by the queue', async () => {
  const order = await opened();
  money.qpay.switches.check = 'away';
  await expect(checkInvoice(money.deps, (await invoiceOf(order)).id)).rejects.toThrow('the provider does not say');
});

test('nobody called and no page is open: the minute’s reconciliation notices, and leaves a silent provider alone', async () => {
  const { db } = money.database;
  const orders = [await opened(), await opened(), await opened(), await opened(), await opened('monpay')];
  for (const { ordernumber } of orders.slice(0, 4)) money.qpay.pay(ordernumber);
  later(60);
  money.qpay.switches.check = 'away';
  const asked = money.qpay.asked.check;
  await reconcile(money.deps);
  expect(money.qpay.asked.check - asked).toBeLessThan(12);
  money.qpay.switches.check = null;
  later(60);
  await reconcile(money.deps);
  const statuses = await Promise.all(orders.map(({ id }) => statusOf(db, id)));
  expect(statuses).toEqual(['paid', 'paid', 'paid', 'paid', 'pending']);
});

test('the nightly list finds the money of an invoice whose answer was lost', async () => {
  const { db } = money.database;
  const order = await bought(money);
  money.qpay.switches.create = 'answer lost';
  await submit(money, order, 'qpay');
  money.qpay.switches.create = null;
  const { providerInvoiceId, ...payment } = money.qpay.pay(order.ordernumber);
  expect(await statusOf(db, order.id)).toBe('pending');
  await compareLists(money.deps);
  expect(await statusOf(db, order.id)).toBe('paid');
  for (const _again of [1, 2]) await compareLists(money.deps);
  expect(await outcomesOf(db, order.id)).toEqual([`matched ${payment.amountTug}`]);
  expect(providerInvoiceId).not.toBeNull();
});

test('a provider who is away at night keeps nobody from comparing the others, and is asked again', async () => {
  const [atQpay, atMonpay] = [await opened('qpay'), await opened('monpay')];
  money.qpay.pay(atQpay.ordernumber);
  money.monpay.pay(atMonpay.ordernumber);
  const both = () => Promise.all([atQpay, atMonpay].map(({ id }) => statusOf(money.database.db, id)));
  money.qpay.switches.check = 'away';
  await expect(compareLists(money.deps)).rejects.toThrow('no list of qpay');
  expect(await both()).toEqual(['pending', 'paid']);
  money.qpay.switches.check = null;
  await compareLists(money.deps);
  expect(await both()).toEqual(['paid', 'paid']);
});

test('a submitted order ends only after its invoice is closed at the provider: stock, code and points are free then', async () => {
  const { db } = money.database;
  const order = await opened('qpay', 2_000);
  expect(await balanceOf(db, order.buyer.id)).toBe(0);
  later(DAY_S);
  expect(await poll(order)).toEqual({ result: 'checking' });
  Object.assign(money.qpay.switches, { check: 'away', cancel: 'away' });
  await expect(endAtItsMoment(money.deps, order.id)).rejects.toThrow('does not say whether it is paid');
  expect([await statusOf(db, order.id), await reservedOf(db, order.goods.id)]).toEqual(['pending', 2]);
  Object.assign(money.qpay.switches, { check: null, cancel: null });
  await sweepOverdue(money.deps);
  expect(money.qpay.invoiceOf(order.ordernumber).state).toBe('closed');
  expect([await statusOf(db, order.id), await reservedOf(db, order.goods.id)]).toEqual(['expired', 0]);
  expect([await balanceOf(db, order.buyer.id), await poll(order)]).toEqual([2_000, { result: 'expired' }]);
});

test('paid at the last second: expiry finds it and the order is paid; a second later it ends and the money goes back', async () => {
  const { db } = money.database;
  const [inTime, late] = [await opened(), await opened()];
  const end = new Date(DEMO_DAY.getTime() + DAY_S * 1_000);
  money.qpay.pay(inTime.ordernumber, { receivedAt: new Date(end.getTime() - 1) });
  money.qpay.pay(late.ordernumber, { receivedAt: new Date(end.getTime() + 1_000) });
  money.clock.at = new Date(end.getTime() + 2_000);
  for (const { id } of [inTime, late]) await endOverdue(money.deps, id);
  expect([await statusOf(db, inTime.id), await tasksOf(db, inTime.id)]).toEqual(['paid', []]);
  expect([await statusOf(db, late.id), await tasksOf(db, late.id)]).toEqual([
    'expired',
    ['late_payment 205000 requested'],
  ]);
});

test('parts of a transfer that never became the whole go back when the order ends, and when its owner cancels it', async () => {
  const { db } = money.database;
  const [ended, cancelled] = [await opened('mobile'), await opened('mobile')];
  for (const { ordernumber } of [ended, cancelled]) {
    const part = { method: 'mobile', amountTug: 5_000, receivedAt: DEMO_DAY, payer: null } as const;
    await confirmByHand(money.deps, { ...part, orderNumber: ordernumber, bankId: `part-${ordernumber}` });
  }
  const { ordernumber, buyer } = cancelled;
  expect((await askAs(money.shop.app, buyer.token, 'cancelOrder', { ordernumber })).status).toBe(200);
  later(10 * DAY_S);
  await endOverdue(money.deps, ended.id);
  for (const { id } of [ended, cancelled]) {
    expect([await statusOf(db, id), await tasksOf(db, id)]).toEqual(['expired', ['wrong_amount 5000 requested']]);
  }
});

test('its owner cancels a submitted order: closed at the provider first; not while the provider does not say, and not when it is paid', async () => {
  const { db } = money.database;
  const [free, unsure, paid] = [await opened(), await opened(), await opened()];
  const cancel = async ({ buyer, ordernumber }: Bought) =>
    (await askAs(money.shop.app, buyer.token, 'cancelOrder', { ordernumber })).body.code ?? 'done';
  expect(await cancel(free)).toBe('done');
  expect(money.qpay.invoiceOf(free.ordernumber).state).toBe('closed');
  Object.assign(money.qpay.switches, { check: 'away', cancel: 'away' });
  expect(await cancel(unsure)).toBe('payment_checking');
  expect(await statusOf(db, unsure.id)).toBe('pending');
  Object.assign(money.qpay.switches, { check: null, cancel: null });
  money.qpay.pay(paid.ordernumber);
  expect(await cancel(paid)).toBe('order_already_paid');
  expect(await statusOf(db, paid.id)).toBe('paid');
});

test('expiry against payment, twenty times with the money at a random moment: paid, or ended with a task, never both or neither', async () => {
  const { db } = money.database;
  for (let round = 0; round < 20; round += 1) {
    money.clock.at = DEMO_DAY;
    const order = await opened();
    const end = DEMO_DAY.getTime() + DAY_S * 1_000;
    money.clock.at = new Date(end);
    const receivedAt = new Date(end + Math.round((Math.random() - 0.5) * 10));
    const invoice = await invoiceOf(order);
    const paying = async () => {
      money.qpay.pay(order.ordernumber, { receivedAt });
      await checkInvoice(money.deps, invoice.id);
    };
    await Promise.all([paying(), endOverdue(money.deps, order.id)]);
    await checkInvoice(money.deps, invoice.id);
    // A payment that is late by its own time leaves the order to expire.
    await endOverdue(money.deps, order.id);
    const [status, tasks] = [await statusOf(db, order.id), await tasksOf(db, order.id)];
    const reserved = await reservedOf(db, order.goods.id);
    expect([
      { status: 'paid', tasks: [], reserved: 2 },
      { status: 'expired', tasks: ['late_payment 205000 requested'], reserved: 0 },
    ]).toContainEqual({ status, tasks, reserved });
  }
});
