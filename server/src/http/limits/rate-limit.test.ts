import { randomUUID } from 'node:crypto';
import { limits } from '@tokhi/contract/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisOfTest } from '../../../test/redis-of-test.ts';
import { registerErrorReplies } from '../calls/error-replies.ts';
import { createLimitBy, createRateCounts, createRateLimits } from './rate-limit.ts';

let redis: Redis;
beforeAll(async () => {
  redis = await redisOfTest();
});
afterAll(() => redis.disconnect());

/** A process with two routes that have their own limits of three a minute. */
function processOfTest(): FastifyInstance {
  const app = Fastify();
  registerErrorReplies(app);
  const limitBy = createLimitBy(
    createRateLimits(createRateCounts(redis, 'a-shop'), (3 * limits.browsing) / limits.entering),
  );
  app.get('/login', { onRequest: limitBy('entering') }, async () => 'in');
  app.get('/other', { onRequest: limitBy('buying') }, async () => 'in');
  return app;
}
/** Each test uses its own addresses, because all count in one Redis. */
const newNetwork = () =>
  `2001:db8:${Number.parseInt(randomUUID().slice(0, 4), 16).toString(16)}:${Number.parseInt(randomUUID().slice(0, 4), 16).toString(16)}`;
const newAddress = () => `${newNetwork()}::7`;
const ask = async (app: FastifyInstance, url: string, remoteAddress: string) =>
  (await app.inject({ url, remoteAddress })).statusCode;

test('a limit of its own is counted by its name and by address', async () => {
  const app = processOfTest();
  const address = newAddress();
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await ask(app, '/login', address));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await ask(app, '/login', newAddress())).toBe(200);
  expect(await ask(app, '/other', address)).toBe(200);
  const refused = await app.inject({ url: '/login', remoteAddress: address });
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('processes sum it up', async () => {
  const network = newNetwork();
  const address = `${network}::7`;
  const [one, other] = [processOfTest(), processOfTest()];
  const stored = () => redis.get(`rate:a-shop:entering:${network}::/64`);
  for (let count = 0; count < 3; count += 1) await ask(one, '/login', address);
  await expect.poll(stored).toBe('3');
  // It does not know the others' counts yet, and gets them when it sends its own.
  expect(await ask(other, '/login', address)).toBe(200);
  await expect.poll(stored).toBe('4');
  expect(await ask(other, '/login', address)).toBe(429);
});

test('shops that share a Redis share no counts', async () => {
  const address = newAddress();
  const [here, there] = ['here', 'there'].map((name) => createRateCounts(redis, name));
  here?.add(address);
  await expect.poll(() => redis.get(`rate:here:${address}`)).toBe('1');
  there?.add(address);
  await expect.poll(() => redis.get(`rate:there:${address}`)).toBe('1');
});
