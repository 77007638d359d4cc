import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startRedis, stopProcess } from '../../../test/process-of-test.ts';
import { redisOfTest } from '../../../test/redis-of-test.ts';
import { createLogger } from '../../logger.ts';
import { openRedis } from '../../redis.ts';
import { createCountsAhead } from './counts-ahead.ts';

const logger = createLogger({ level: 'silent', process: 'test' });
const WINDOW_MS = 60_000;
let redis: Redis;
beforeAll(async () => {
  redis = await redisOfTest();
});
afterAll(() => redis.disconnect());

const counter = (prefix: string, client = redis, clock = () => performance.now()) => {
  const counts = createCountsAhead(client, { prefix, windowMs: WINDOW_MS, clock });
  return (key: string) => counts.add(key).current;
};

test('every call counts at once, each key for itself', () => {
  const add = counter(randomUUID());
  expect([add('one'), add('one'), add('other'), add('one')]).toEqual([1, 2, 1, 3]);
});

test('two processes learn of each other with what they tell', async () => {
  const prefix = randomUUID();
  const [here, there] = [counter(prefix), counter(prefix)];
  const stored = () => redis.get(`${prefix}one`);
  for (let count = 0; count < 5; count += 1) here('one');
  await expect.poll(stored).toBe('5');
  for (let count = 0; count < 7; count += 1) there('one');
  await expect.poll(stored).toBe('12');
  expect(there('one')).toBe(13);
  await expect.poll(stored).toBe('13');
  // It has sent nothing since, and knows only its own counts.
  expect(here('one')).toBe(6);
  await expect.poll(stored).toBe('14');
  expect(here('one')).toBe(15);
});

test('a window that is over begins again', () => {
  let now = performance.now();
  const add = counter(randomUUID(), redis, () => now);
  expect([add('one'), add('one')]).toEqual([1, 2]);
  now += WINDOW_MS;
  expect(add('one')).toBe(1);
});

test('without Redis a process counts on by itself', async () => {
  const port = await freePort();
  const own = await startRedis(port);
  const client = openRedis(`redis://127.0.0.1:${port}/0`, logger);
  await once(client, 'ready');
  await stopProcess(own);
  const add = counter(randomUUID(), client);
  expect([add('one'), add('one')]).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(add('one')).toBe(3);
  client.disconnect();
});
