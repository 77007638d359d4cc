// One trace joins everything that a request causes: its statements, its bank requests, the jobs that it enqueues, and their requests.
import { calls } from '@tokhi/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownsAddress } from '../../src/modules/accounts/public.ts';
import { emailHandlers } from '../../src/modules/notifications/send-email.job.ts';
import { paymentHandlers } from '../../src/modules/payments/public.ts';
import { logSteps } from '../../src/observability/log-steps.ts';
import { spanProcess } from '../../src/observability/otlp/span-process.ts';
import { statementName, statements } from '../../src/observability/statements.ts';
import { currentTrace } from '../../src/observability/trace.ts';
import { openMailer } from '../../src/providers/smtp/open-mailer.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { bought, choiceOf } from '../money/money-of-test.ts';
import { wireOfTest } from '../money/wire-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../queues-of-test.ts';
import { askAs } from '../signed-in-customer.ts';
import { collectorOfTest } from './collector-of-test.ts';

const wire = wireOfTest();
const bank = bankOfTest(wire.sandbox, ['qpay']);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

let queues: QueuesOfTest;
const asked: { name: string; traceId: string | undefined }[] = [];
const note = (message: unknown) =>
  asked.push({ name: statementName((message as { text: string }).text), traceId: currentTrace()?.traceId });
beforeAll(async () => {
  const mailer = openMailer({ url: wire.sandbox.smtpUrl(), from: 'shop@tokhi.example' });
  const deps = { db: wire.database.db, mailer, origin: 'https://tokhi.example', ownsAddress, now: () => wire.clock.at };
  queues = await queuesOfTest(wire.url, [...emailHandlers(deps), ...paymentHandlers(wire.deps)]);
  logSteps(queues.deps.logger);
  statements.subscribe(note);
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  statements.unsubscribe(note);
  await queues.stop();
});

type Line = Readonly<Record<string, unknown>>;
const linesOf = (text: string): Line[] => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
const logged = (facts: Line) =>
  linesOf(wire.shop.log() + queues.log()).filter((line) =>
    Object.entries(facts).every(([name, value]) => line[name] === value),
  );

async function press(order: Awaited<ReturnType<typeof bought>>, headers: Record<string, string>) {
  const { ordernumber, buyer } = order;
  const { body } = await askAs(wire.shop.app, buyer.token, 'getIncompleteOrder', { ordernumber });
  return fetch(`${wire.shop.app.listeningOrigin}${calls.submitOrder.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}`, ...headers },
    body: JSON.stringify(choiceOf(body, 'qpay')),
  });
}
const servicesOf = (traceId: string) =>
  logged({ traceId, msg: 'an outside service was asked' }).map(({ service }) => service);
const statementsOf = (traceId: string) => asked.filter((one) => one.traceId === traceId).map(({ name }) => name);

test('a press on «pay»: its request, its statements and the bank have the id that came with it', async () => {
  const answer = await press(await bought(wire), traced);
  expect(answer.status).toBe(200);
  await expect
    .poll(() => logged({ traceId: TRACE, msg: 'request' }))
    .toEqual([
      expect.objectContaining({
        route: calls.submitOrder.path,
        status: 200,
        reqId: answer.headers.get('x-request-id'),
      }),
    ]);
  expect(servicesOf(TRACE)).toEqual(expect.arrayContaining(['qpay']));
  expect(statementsOf(TRACE)).toEqual(expect.arrayContaining(['begin', 'update orders', 'insert invoices', 'commit']));
});

test('a payment: the bank’s request, the job that asks the bank, the mail that it queues and its mail server have one id', async () => {
  const order = await bought(wire);
  await press(order, {});
  await bank.pay({ service: 'qpay', reference: order.ordernumber, paidAt: wire.clock.at.toISOString() });
  const ended = (job: string) => logged({ job, msg: 'job done' });
  await expect.poll(() => ended('check-invoice').length).toBe(1);
  const { traceId, about } = ended('check-invoice')[0] as { traceId: string; about: unknown };
  expect(about).toEqual({ invoiceId: expect.any(Number) });
  await expect.poll(() => logged({ traceId, job: 'send-email', msg: 'job done' }).length).toBe(1);
  expect(logged({ traceId, msg: 'request' })).toMatchObject([
    { route: '/api/callback/payment/:provider', status: 200 },
  ]);
  expect(servicesOf(traceId)).toEqual(expect.arrayContaining(['qpay', 'smtp']));
  expect(statementsOf(traceId)).toEqual(
    expect.arrayContaining(['update orders', 'insert payments', 'update notifications']),
  );
  // Order and payment are two traces, joined only by the order (npm run follow).
  expect(logged({ traceId, route: calls.submitOrder.path })).toEqual([]);
  // No line has two trace ids.
  const lines = `${wire.shop.log()}${queues.log()}`.split('\n');
  expect(lines.filter((line) => line.split('"traceId"').length > 2)).toEqual([]);
});

test('the same payment arrives at a collector as spans, each under what set it going', async () => {
  const collector = await collectorOfTest();
  const spans = spanProcess(collector.url, { name: 'test', version: '0' });
  const order = await bought(wire);
  await press(order, {});
  const checks = () => logged({ job: 'check-invoice', msg: 'job done' });
  const before = checks().length;
  await bank.pay({ service: 'qpay', reference: order.ordernumber, paidAt: wire.clock.at.toISOString() });
  await expect.poll(() => checks().length).toBe(before + 1);
  const { traceId } = checks().at(-1) as { traceId: string };
  await expect.poll(() => logged({ traceId, job: 'send-email', msg: 'job done' }).length).toBe(1);
  await spans.close();
  const mine = collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => mine.find((span) => span.name === name);
  const under = (name: string) => mine.filter(({ parentSpanId }) => parentSpanId === named(name)?.spanId);
  const callback = 'GET /api/callback/payment/:provider';
  expect(named(callback)).toMatchObject({ kind: 2 });
  expect(under(callback)).toContainEqual(expect.objectContaining({ name: 'check-invoice', kind: 5 }));
  const ofCheck = under('check-invoice').map(({ name }) => name);
  expect(ofCheck).toEqual(expect.arrayContaining(['ask qpay', 'insert payments', 'commit', 'send-email']));
  expect(under('send-email').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ask smtp', 'update notifications']),
  );
  for (const { startTimeUnixNano, endTimeUnixNano } of mine)
    expect(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(0n);
  // No value of a statement and no personal data is sent.
  const sent = JSON.stringify(collector.spans);
  expect(
    [order.buyer.email, 'Болд', order.ordernumber, order.goods.code].filter((word) => sent.includes(word)),
  ).toEqual([]);
  await collector.close();
});

test('two buys have two, and a visitor who writes something else into the header gets a new one', async () => {
  const orders = [await bought(wire), await bought(wire)];
  await Promise.all(orders.map((order) => press(order, { traceparent: 'bat@tokhi.example' })));
  const ids = new Set(logged({ route: calls.submitOrder.path }).map(({ traceId }) => traceId));
  expect([...ids]).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^[\da-f]{32}$/)));
  expect(wire.shop.log()).not.toContain('bat@tokhi.example');
});

test('a request that fails before it is understood is in its trace, too', async () => {
  const url = `${wire.shop.app.listeningOrigin}${calls.singleProduct.path}`;
  const id = 'a'.repeat(32);
  const headers = { 'content-type': 'application/json', traceparent: `00-${id}-00f067aa0ba902b7-01` };
  expect((await fetch(url, { method: 'POST', headers, body: '{ half' })).status).toBe(400);
  await expect.poll(() => logged({ traceId: id, msg: 'request', status: 400 }).length).toBe(1);
});
