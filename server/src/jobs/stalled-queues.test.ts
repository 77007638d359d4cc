import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import type { QueueName } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import { brokenQueues, exitWhenBroken, stalledQueues } from './stalled-queues.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NOON = new Date('2026-11-16T04:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
const metricsWith = (ages: Partial<Record<QueueName, number>>): JobMetrics => ({
  countFailed: () => undefined,
  countReplaced: () => undefined,
  oldestDueSeconds: async () => new Map(Object.entries(ages) as [QueueName, number][]),
});
const now = () => NOON;

test('a queue is stalled when its oldest due job has waited for more than two minutes', async () => {
  expect(await stalledQueues(metricsWith({ money: 120, mail: 121, sms: 0 }))).toEqual(['mail']);
});

test('a stalled queue that still starts jobs is busy; one that started none for five minutes is broken', async () => {
  const metrics = metricsWith({ money: 400, mail: 400, sms: 0 });
  const lastStartOf = (queue: QueueName) => (queue === 'mail' ? minutesAgo(1) : minutesAgo(6));
  expect(await brokenQueues({ metrics, lastStartOf, now })).toEqual(['money']);
});

test('the process exits when a queue is broken, and not when the database does not tell', async () => {
  const exit = vi.fn<() => void>();
  const logger = createLogger({ level: 'silent', process: 'test' });
  const lastStartOf = () => minutesAgo(6);
  const unknown = { ...metricsWith({}), oldestDueSeconds: () => Promise.reject(new Error('away')) };
  const stopFirst = exitWhenBroken({ metrics: unknown, lastStartOf, now }, logger, exit);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(exit).not.toHaveBeenCalled();
  stopFirst();
  const stopSecond = exitWhenBroken({ metrics: metricsWith({ money: 400 }), lastStartOf, now }, logger, exit);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(exit).toHaveBeenCalledTimes(1);
  stopSecond();
});
