import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { openRedis } from '../redis.ts';
import { registerErrorReplies } from './error-replies.ts';
import { createLimitBy, createRateCounts } from './rate-limit.ts';

let redis: Redis;
beforeAll(async () => {
  redis = openRedis(inject('redisUrl'), createLogger({ level: 'silent', process: 'test' }));
  await once(redis, 'ready');
});
afterAll(() => redis.disconnect());

/** A process with two routes that have limits of their own. */
function processOf(login: string, other: string): FastifyInstance {
  const app = Fastify();
  registerErrorReplies(app);
  const limitBy = createLimitBy(createRateCounts(redis));
  app.get('/login', { onRequest: limitBy(login, 3) }, async () => 'in');
  app.get('/other', { preHandler: limitBy(other, 3) }, async () => 'in');
  return app;
}
const ask = async (app: FastifyInstance, url: string, remoteAddress = '198.51.100.1') =>
  (await app.inject({ url, remoteAddress })).statusCode;

test('a limit of its own is counted by its name and by address', async () => {
  const app = processOf(randomUUID(), randomUUID());
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await ask(app, '/login'));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await ask(app, '/login', '198.51.100.2')).toBe(200);
  expect(await ask(app, '/other')).toBe(200);
  const refused = await app.inject({ url: '/login', remoteAddress: '198.51.100.1' });
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('processes sum it up', async () => {
  const login = randomUUID();
  const [one, other] = [processOf(login, randomUUID()), processOf(login, randomUUID())];
  const told = () => redis.get(`rate:${login}:198.51.100.1`);
  for (let count = 0; count < 3; count += 1) await ask(one, '/login');
  await expect.poll(told, { timeout: 5_000 }).toBe('3');
  // It does not know of the others yet, and learns of them with what it tells.
  expect(await ask(other, '/login')).toBe(200);
  await expect.poll(told, { timeout: 5_000 }).toBe('4');
  expect(await ask(other, '/login')).toBe(429);
});
