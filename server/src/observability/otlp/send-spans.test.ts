import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectorOfTest } from '../../../test/observability/collector-of-test.ts';
import { freePort } from '../../../test/process-of-test.ts';
import { type SentSpans, sentSpans } from '../sent-spans.ts';
import { type SpanSender, sendSpans } from './send-spans.ts';
import type { Span } from './span-as-json.ts';

const span = (number: number): Span => ({
  ...{ traceId: 'a'.repeat(32), spanId: String(number).padStart(16, '0'), parentSpanId: 'b'.repeat(16) },
  ...{ name: 'select orders', kind: 'client', startedAt: 1_795_075_200_000.125, endedAt: 1_795_075_200_012.5 },
  ...{ isFailed: false, facts: { 'db.system.name': 'postgresql', rows: 3 } },
});
const add = (sender: SpanSender, count: number) => {
  for (let number = 1; number <= count; number += 1) sender.add(span(number));
};

let counted: Record<SentSpans['outcome'], number>;
const note = (message: unknown) => {
  const { outcome, count } = message as SentSpans;
  counted[outcome] += count;
};
const aSecond = () => vi.advanceTimersByTime(1_000);
const closing: (() => unknown)[] = [];
beforeEach(() => {
  counted = { sent: 0, refused: 0, dropped: 0 };
  sentSpans.subscribe(note);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  sentSpans.unsubscribe(note);
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

test('a collector gets every span once, as OTLP writes it, and with what made it', async () => {
  const collector = await collectorOfTest();
  closing.push(collector.close);
  const sender = sendSpans(`${collector.url}/`, { 'service.name': 'tokhi-api', 'service.version': '0.3.0' });
  add(sender, 1_300);
  expect(collector.asked()).toBe(0);
  aSecond();
  await expect.poll(() => counted).toEqual({ sent: 1_300, refused: 0, dropped: 0 });
  expect(collector.asked()).toBe(3);
  expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).toBe(1_300);
  expect(collector.spans[0]).toEqual({
    ...{ process: 'tokhi-api', traceId: 'a'.repeat(32), spanId: '0000000000000001', parentSpanId: 'b'.repeat(16) },
    ...{ name: 'select orders', kind: 3, status: {} },
    ...{ startTimeUnixNano: '1795075200000125000', endTimeUnixNano: '1795075200012500000' },
    attributes: [
      { key: 'db.system.name', value: { stringValue: 'postgresql' } },
      { key: 'rows', value: { intValue: '3' } },
    ],
  });
  sender.add({ ...span(9_999), isFailed: true });
  await sender.close();
  expect(collector.spans.at(-1)).toMatchObject({ spanId: '0000000000009999', status: { code: 2 } });
});

test('with a collector that is away a portion a second is lost and counted', async () => {
  const sender = sendSpans(`http://127.0.0.1:${await freePort()}`, {});
  add(sender, 1_300);
  aSecond();
  await expect.poll(() => counted).toEqual({ sent: 0, refused: 512, dropped: 0 });
  await sender.close();
  expect(counted).toEqual({ sent: 0, refused: 1_024, dropped: 0 });
});

test('a collector that refuses has not taken them', async () => {
  const collector = await collectorOfTest(503);
  closing.push(collector.close);
  const sender = sendSpans(collector.url, {});
  add(sender, 3);
  await sender.close();
  expect(counted).toEqual({ sent: 0, refused: 3, dropped: 0 });
});

test('while a collector is silent nothing more is sent, and what is too much is dropped', async () => {
  const callers: Socket[] = [];
  const silent: Server = createServer((socket) => callers.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => silent.close());
  const sender = sendSpans(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, {});
  add(sender, 512);
  aSecond();
  await expect.poll(() => callers.length).toBe(1);
  add(sender, 4_096 + 7);
  for (let second = 0; second < 3; second += 1) aSecond();
  expect([callers.length, counted]).toEqual([1, { sent: 0, refused: 0, dropped: 7 }]);
  callers[0]?.destroy();
  await sender.close();
  expect(counted).toMatchObject({ sent: 0, refused: 512 });
});
