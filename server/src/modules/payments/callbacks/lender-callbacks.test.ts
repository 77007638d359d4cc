import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keysOfSandbox } from '../../../../../scripts/keys-of-sandbox.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { bankOfTest } from '../../../../test/bank-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { bought, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from '../../../../test/money/money-rows.ts';
import { providerOfTest } from '../../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../../test/sandbox-of-test.ts';
import { readEnv } from '../../../env.ts';
import { openGateways } from '../../../open-gateways.ts';
import type { Gateways } from '../payment-deps.ts';
import { checkInvoice } from '../reconciliation/reconcile.ts';
import { announceCallbacks } from './announce-callbacks.ts';

// The real adapters and the sandbox; records the callback address that the shop gave them.
const sandbox = sandboxOfTest();
const bank = bankOfTest(sandbox, ['storepay', 'pocket']);
const real = databaseOfTest();
const listener = providerOfTest();
const callbackUrls: string[] = [];
const origin = 'http://127.0.0.1:1';
let gateways: Gateways = {};
let shop: AppOfTest;

beforeAll(async () => {
  const { storepay, pocket } = openGateways(readEnv(keysOfSandbox(sandbox.address(''))), () => undefined);
  if (!storepay || !pocket) throw new Error('lenders are off');
  const listened: typeof storepay = {
    ...storepay,
    createInvoice(asked) {
      callbackUrls.push(asked.callbackUrl);
      return storepay.createInvoice(asked);
    },
  };
  gateways = { storepay: listened, pocket };
  shop = await appOfTest(real.database, {}, {}, { paying: { origin, gateways }, now: () => new Date() });
});
afterAll(() => shop.close());
afterEach(() => callbackUrls.splice(0));

const deps = () => ({ db: real.database.db, now: () => new Date(), origin, gateways });
const invoicesOf = async (reference: string) => {
  const answer = await fetch(sandbox.address(`/bank/bills?reference=${reference}`));
  return (await answer.json()) as { id: string }[];
};
const callBack = (url: string) => {
  const { pathname, search } = new URL(url);
  return shop.app.inject({ method: 'GET', url: pathname + search });
};
const rowsOf = (orderId: number) =>
  real.database.db
    .selectFrom('invoices')
    .select(['id', 'reference', 'status', 'provider_invoice_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** StorePay made the loan but its answer was lost: the shop retried as -R2. */
async function withLostLoan() {
  const order = await bought({ database: real.database, shop });
  await gateways.storepay?.possibleAmount?.('99112233');
  await sandbox.turn('storepay', 'lost', 1);
  await submit({ shop }, order, 'storepay', 0, { phone: '99112233' });
  const [lost, second] = await rowsOf(order.id);
  if (!lost || !second) throw new Error('the shop did not ask anew');
  expect(lost).toMatchObject({ status: 'cancelled', provider_invoice_id: null });
  expect(second).toMatchObject({ status: 'open', reference: `${order.ordernumber}-R2` });
  return { order, lost, second };
}

test('a loan whose answer was lost and that the customer confirms is found by its callback, and pays the order', async () => {
  const { order, lost } = await withLostLoan();
  const [loan] = await invoicesOf(order.ordernumber);
  await bank.pay({ service: 'storepay', reference: order.ordernumber });
  expect((await callBack(`${callbackUrls[0]}&id=${loan?.id}`)).body).toBe('SUCCESS');
  await checkInvoice(deps(), lost.id);
  expect(await statusOf(real.database.db, order.id)).toBe('paid');
  expect(await rowsOf(order.id)).toMatchObject([{ status: 'paid', provider_invoice_id: loan?.id }, {}]);
});

test('both loans confirmed: one pays the order, the other has a task to be sent back', async () => {
  const { order, lost, second } = await withLostLoan();
  for (const [at, row] of [lost, second].entries()) {
    const [loan] = await invoicesOf(row.reference);
    await bank.pay({ service: 'storepay', reference: row.reference });
    await callBack(`${callbackUrls[at]}&id=${loan?.id}`);
    await checkInvoice(deps(), row.id);
  }
  const outcomes = await outcomesOf(real.database.db, order.id);
  expect(outcomes.map((outcome) => outcome.split(' ')[0])).toEqual(['matched', 'duplicate']);
  expect(await tasksOf(real.database.db, order.id)).toHaveLength(1);
});

test('a number is not taken from a callback when another invoice has it, or when this one has its own', async () => {
  const { order, second } = await withLostLoan();
  for (const [at, id] of [
    [0, second.provider_invoice_id],
    [1, '4711'],
  ] as const) {
    expect((await callBack(`${callbackUrls[at]}&id=${id}`)).statusCode).toBe(200);
  }
  expect(await rowsOf(order.id)).toMatchObject([
    { provider_invoice_id: null },
    { provider_invoice_id: second.provider_invoice_id },
  ]);
});

test('without our token a number is nobody’s', async () => {
  await withLostLoan();
  expect((await callBack(`${origin}/api/callback/payment/storepay?id=4711`)).statusCode).toBe(404);
});

test('Pocket is told where to call, and what it calls makes us ask', async () => {
  const order = await bought({ database: real.database, shop });
  const calls: { url: string | undefined; body: string }[] = [];
  const address = await listener.answers(async (request, reply) => {
    calls.push({ url: request.url, body: Buffer.concat(await request.toArray()).toString() });
    reply.end('SUCCESS');
  });
  await announceCallbacks({ gateways, origin: address });
  await submit({ shop }, order, 'pocket');
  await bank.pay({ service: 'pocket', reference: order.ordernumber });
  const [call] = calls;
  expect(call?.url).toBe('/api/callback/payment/pocket');
  const headers = { 'content-type': 'application/json' };
  const response = await shop.app.inject({ method: 'POST', url: call?.url ?? '', headers, payload: call?.body ?? '' });
  expect(response.body).toBe('SUCCESS');
  const [invoice] = await rowsOf(order.id);
  await checkInvoice(deps(), invoice?.id ?? 0);
  expect(await statusOf(real.database.db, order.id)).toBe('paid');
});

test('a provider that is away is told next time', async () => {
  await sandbox.turn('pocket', 'down');
  await expect(announceCallbacks(deps())).rejects.toThrow('not told where to call: pocket');
});

test('an invoice named by what PostgreSQL cannot read is one that nobody knows', async () => {
  const said = await shop.app.inject({
    method: 'POST',
    url: '/api/callback/payment/pocket',
    payload: { orderNumber: 'IK\u0000', invoiceState: 'paid' },
  });
  expect([said.statusCode, said.body]).toEqual([404, 'NOT FOUND']);
});
