// A real process with OTLP_URL sends spans to a collector; if the collector is away it still answers, and logs that.
import { calls } from '@tokhi/contract/calls';
import { afterAll, expect, test } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import { openTracing } from '../../src/observability/open-tracing.ts';
import { tracedWork } from '../../src/observability/traced-work.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { freePort, type ProcessOfTest, startApi, stopProcess } from '../process-of-test.ts';
import { collectorOfTest } from './collector-of-test.ts';

const real = databaseOfTest();
const started: ProcessOfTest[] = [];
afterAll(() => Promise.all(started.map(stopProcess)));

async function shopWith(OTLP_URL: string) {
  const shop = await startApi({ DATABASE_URL: real.url, LOG_LEVEL: 'info', DRAIN_MS: '0', OTLP_URL });
  started.push(shop);
  return shop;
}
const ask = (address: string, traceparent: string) =>
  fetch(`${address}${calls.singleProduct.path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', traceparent }, body: '{"id":"70489215"}' },
  });
const PARENT = '00f067aa0ba902b7';
const traceparent = (id: string, flags = '01') => `00-${id}-${PARENT}-${flags}`;

test('a request and its statements arrive as spans of its trace, those that are not to be kept do not', async () => {
  const collector = await collectorOfTest();
  const shop = await shopWith(collector.url);
  const [kept, unkept] = ['a'.repeat(32), 'c'.repeat(32)];
  expect((await ask(shop.address, traceparent(kept))).status).toBe(200);
  await ask(shop.address, traceparent(unkept, '00'));
  // Waiting spans are sent before it ends.
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  const mine = collector.spans.filter(({ traceId }) => traceId === kept);
  const request = mine.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(request).toMatchObject({
    process: 'tokhi-api',
    name: `POST ${calls.singleProduct.path}`,
    kind: 2,
    status: {},
  });
  const steps = mine.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(steps.map(({ kind }) => kind)).toContain(3);
  expect(collector.spans.filter(({ traceId }) => traceId === unkept)).toEqual([]);
  expect(shop.output()).toContain(unkept);
  await collector.close();
});

test('with a collector that is away it answers, and counts what it could not send', async () => {
  const shop = await shopWith(`http://127.0.0.1:${await freePort()}`);
  expect((await ask(shop.address, traceparent('a'.repeat(32)))).status).toBe(200);
  const counted = async () => {
    const said = await (await fetch(`${shop.address}/metrics`)).text();
    return Number(/^trace_spans_total\{outcome="refused"\} (\d+)$/m.exec(said)?.[1]);
  };
  await expect.poll(counted).toBeGreaterThan(0);
  expect(await (await fetch(`${shop.address}/metrics`)).text()).toContain('trace_spans_total{outcome="sent"} 0');
});

test('without OTLP_URL nobody makes a span', async () => {
  const tracing = await openTracing('', 'test', createLogger({ level: 'silent', process: 'test' }));
  expect(tracedWork.hasSubscribers).toBe(false);
  await tracing.close();
});
