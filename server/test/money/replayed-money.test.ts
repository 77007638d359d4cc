// Every payment call and every callback, repeated many times at two shops on one database: the same answer, and one effect.
import { randomUUID } from 'node:crypto';
import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createLogger } from '../../src/logger.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { insertCode } from '../guards/rows.ts';
import { ACCOUNT } from '../refunds/bought-order.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type Bought, bought, choiceOf } from './money-of-test.ts';
import { outcomesOf, reservedOf, statusOf } from './money-rows.ts';
import { asking, calling, replayed } from './replays.ts';
import { type Asked, type WatchedLine, watchedLine } from './watched-line.ts';
import { BY_HAND, CALLING, openAllMethods, PROVIDERS, wireOfTest } from './wire-of-test.ts';

let line: WatchedLine | undefined;
let addresses: string[] = [];
const wire = wireOfTest(async (address) => {
  addresses = [address];
  line = await watchedLine(address);
  return line.url;
});
const bank = bankOfTest(wire.sandbox, PROVIDERS);
let second: { database: Database; shop: AppOfTest } | undefined;
beforeAll(async () => {
  const { origin, gateways, now } = wire.deps;
  const database = openDatabase({
    ...{ url: wire.url, poolSize: 6, applicationName: 'tokhi-second', statementTimeoutMs: 120_000 },
    logger: createLogger({ level: 'silent', process: 'test' }),
  });
  database.pool.options.connectionTimeoutMillis = 120_000;
  const shop = await appOfTest(database, { rateLimitPerMinute: 1_000_000 }, {}, { paying: { origin, gateways }, now });
  second = { database, shop };
  addresses.push(await shop.app.listen({ host: '127.0.0.1', port: 0 }));
  await openAllMethods(wire);
});
beforeEach(() => {
  wire.clock.at = DEMO_DAY;
});
afterAll(async () => {
  await second?.shop.close();
  await second?.database.close();
  await line?.close();
});

/** All answers are equal. */
function oneOf<Answer>(answers: readonly Answer[]): Answer {
  const [first] = answers;
  if (first === undefined) throw new Error('nobody answered');
  expect(answers).toEqual(answers.map(() => first));
  return first;
}
const replay = async (
  token: string,
  ...call: Parameters<typeof asking> extends [string, ...infer Call] ? Call : never
) => oneOf(await replayed(addresses, asking(token, ...call)));
const invoicesOf = ({ id }: Bought) =>
  wire.deps.db.selectFrom('invoices').select(['reference', 'status']).where('order_id', '=', id).execute();
const invoicesAt = async (reference: string) =>
  (await (await fetch(wire.sandbox.address(`/bank/bills?reference=${reference}`))).json()) as unknown[];
const choice = async ({ buyer, ordernumber }: Bought, method: PaymentMethod) => {
  const page = await asking(buyer.token, 'getIncompleteOrder', { ordernumber })(addresses[0] ?? '');
  return choiceOf(page.body, method);
};
async function submitted(method: PaymentMethod): Promise<Bought> {
  const order = await bought(wire, { onHand: 5 });
  const sent = await asking(order.buyer.token, 'submitOrder', await choice(order, method))(addresses[0] ?? '');
  expect(sent.status).toBe(200);
  return order;
}
const pay = (service: string, reference: string) =>
  bank.pay({ service, reference, paidAt: wire.clock.at.toISOString() });

test.each(paymentMethods)('submit-order by %s opens one invoice, and open-invoice shows it', async (method) => {
  const order = await bought(wire, { onHand: 5 });
  const { buyer, ordernumber } = order;
  const { status, body } = await replay(buyer.token, 'submitOrder', await choice(order, method));
  expect([status, body]).toMatchObject([200, { result: 'success', invoiceId: ordernumber }]);
  expect(await invoicesOf(order)).toEqual([{ reference: ordernumber, status: 'open' }]);
  expect(await invoicesAt(ordernumber)).toHaveLength(BY_HAND.includes(method) ? 0 : 1);
  const dialog = await replay(buyer.token, 'openInvoice', { ordernumber });
  expect(dialog.body).toMatchObject({ ordernumber, invoice: { payment: method, amount: expect.any(Number) } });
  expect((await replay(buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body).toEqual({
    result: 'pending',
    invoiceId: ordernumber,
  });
});

test('lending-limit says the same', async () => {
  const { buyer, ordernumber } = await submitted('storepay');
  const asked = { lender: 'storepay', ordernumber, phone: '99112233' };
  const { status } = await replay(buyer.token, 'lendingLimit', asked);
  expect(status).toBe(200);
});

test('use-coupon with an order holds its code once, and an empty one frees it once', async () => {
  const { db } = wire.deps;
  const order = await submitted('qpay');
  const code = `ДАВТАХ${order.id}`;
  await insertCode(db, { code, kind: 'voucher', amount_tug: 10_000 });
  const { ordernumber } = order;
  const reserved = await replay(order.buyer.token, 'useCoupon', { coupon: code, ordernumber });
  expect(reserved).toMatchObject({ status: 200, body: { figures: { coupon: 10_000, total: 195_000 } } });
  const freed = await replay(order.buyer.token, 'useCoupon', { coupon: null, ordernumber });
  expect(freed).toMatchObject({ status: 200, body: { figures: { coupon: 0, total: 205_000 } } });
  expect(await invoicesOf(order)).toEqual([{ reference: ordernumber, status: 'cancelled' }]);
});

test('cancel-order ends an order once, and frees its pieces once', async () => {
  const order = await submitted('qpay');
  const { ordernumber } = order;
  const cancelled = await replay(order.buyer.token, 'cancelOrder', { ordernumber });
  expect(cancelled).toEqual({ status: 200, body: { result: 'success' } });
  expect(await statusOf(wire.deps.db, order.id)).toBe('expired');
  expect(await reservedOf(wire.deps.db, order.goods.id)).toBe(0);
});

test('ask-refund under one key is one request, and without a key the others are refused by name', async () => {
  const { db } = wire.deps;
  const order = await submitted('qpay');
  const { buyer, ordernumber } = order;
  await pay('qpay', ordernumber);
  await wire.runChecks(order.id);
  const paid = await replay(buyer.token, 'isPaidQpay', { invoiceId: ordernumber });
  expect(paid.body).toMatchObject({ result: 'success', bonus: expect.any(Number) });
  const terms = await replay(buyer.token, 'refundTerms', { ordernumber });
  const { reason, sums } = terms.body as { reason: string; sums: { amount: number } };
  const request = { ordernumber, reason, account: ACCOUNT, sum: sums.amount };
  const asked = await replay(buyer.token, 'askRefund', request, { 'idempotency-key': randomUUID() });
  expect(asked).toMatchObject({ status: 200, body: { refund: expect.any(Object) } });
  const more = await replay(buyer.token, 'askRefund', request);
  expect([more.status, more.body.code]).toEqual([409, 'refund_in_work']);
  const requests = db.selectFrom('refund_requests').select('id').where('order_id', '=', order.id);
  expect(await requests.execute()).toHaveLength(1);
});

/** The callback that reported this payment. */
async function callbackOf(method: PaymentMethod, { ordernumber }: Bought): Promise<Asked> {
  const before = line?.heard.length ?? 0;
  expect(await pay(method, ordernumber)).toBe(200);
  const callback = line?.heard.slice(before).find(({ path }) => path.startsWith(`/api/callback/payment/${method}`));
  if (callback === undefined) throw new Error(`${method} did not call`);
  return callback;
}
const checksOf = async ({ id }: Bought) => {
  const { rows } = await wire.database.pool.query(
    `select 1 from graphile_worker._private_jobs jobs join invoices on jobs.key = 'check-invoice:' || invoices.id
     where invoices.order_id = $1`,
    [id],
  );
  return rows.length;
};

test.each(CALLING)('a callback of %s is one check however often it comes, and one payment', async (method) => {
  const order = await submitted(method);
  const callback = await callbackOf(method, order);
  for (const days of [0, 30, 60]) {
    wire.clock.at = new Date(DEMO_DAY.getTime() + days * 86_400_000);
    expect(oneOf(await replayed(addresses, calling(callback)))).toEqual({ status: 200, text: 'SUCCESS' });
    const other = oneOf(await replayed(addresses, calling(callback, callback.method === 'GET' ? 'POST' : 'GET')));
    // A callback that names the invoice only in its body is useless without it.
    expect(other.status).toBe(callback.path.includes('token=') ? 200 : 404);
    expect(await checksOf(order)).toBe(1);
    await wire.runChecks(order.id);
    expect(await outcomesOf(wire.deps.db, order.id)).toEqual([expect.stringMatching(/^matched \d+$/)]);
  }
  expect(await statusOf(wire.deps.db, order.id)).toBe('paid');
});

test('and after all of it all invariants hold', async () => {
  expect(await verifyInvariants(wire.deps.db, ALL_INVARIANTS)).toEqual([]);
});
