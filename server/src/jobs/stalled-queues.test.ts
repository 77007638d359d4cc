import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { QUEUES, type QueueName } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { brokenQueues, exitWhenBroken, stalledQueues } from './stalled-queues.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NOON = new Date('2026-11-16T04:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
const metricsWith = (ages: Partial<Record<QueueName, number>>): JobMetrics => ({
  observe: () => undefined,
  countFailed: () => undefined,
  countReplaced: () => undefined,
  oldestDueSeconds: async () => new Map(Object.entries(ages) as [QueueName, number][]),
});
const now = () => NOON;
const served = QUEUES;

test('a queue is stalled when a job has been due for more than two minutes, and none was started in as long', async () => {
  const metrics = metricsWith({ money: 120, mail: 121, sms: 400, receipts: 400 });
  const lastStartOf = (queue: QueueName) => minutesAgo(queue === 'sms' ? 1 : 3);
  expect(await stalledQueues({ metrics, served, lastStartOf, now })).toEqual(['receipts', 'mail']);
});

test('a worker that has just started is not stalled by what waited before it', async () => {
  const metrics = metricsWith({ mail: 4_000 });
  expect(await stalledQueues({ metrics, served, lastStartOf: () => minutesAgo(2), now })).toEqual([]);
});

test('a stalled queue that still starts jobs is busy; one that started none for five minutes is broken', async () => {
  const metrics = metricsWith({ money: 400, mail: 400, sms: 0 });
  const lastStartOf = (queue: QueueName) => (queue === 'mail' ? minutesAgo(4) : minutesAgo(6));
  expect(await brokenQueues({ metrics, served, lastStartOf, now })).toEqual(['money']);
});

test('a worker says nothing of a queue that it does not serve, and does not end for it', async () => {
  const metrics = metricsWith({ receipts: 4_000, mail: 400 });
  const lastStartOf = () => minutesAgo(6);
  const others = QUEUES.filter((queue) => queue !== 'receipts');
  expect(await stalledQueues({ metrics, served: others, lastStartOf, now })).toEqual(['mail']);
  expect(await brokenQueues({ metrics, served: others, lastStartOf, now })).toEqual(['mail']);
});

test('the process exits when a queue is broken, and not when the database does not tell', async () => {
  const exit = vi.fn<() => void>();
  const logger = createLogger({ level: 'silent', process: 'test' });
  const lastStartOf = () => minutesAgo(6);
  const unknown = { ...metricsWith({}), oldestDueSeconds: () => Promise.reject(new Error('away')) };
  const stopFirst = exitWhenBroken({ metrics: unknown, served, lastStartOf, now }, logger, exit);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(exit).not.toHaveBeenCalled();
  stopFirst();
  const stopSecond = exitWhenBroken({ metrics: metricsWith({ money: 400 }), served, lastStartOf, now }, logger, exit);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(exit).toHaveBeenCalledTimes(1);
  stopSecond();
});
