import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@tokhi/contract/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import type { Caller } from '../../callers/caller.ts';
import { createLogger } from '../../logger.ts';
import { openRedis } from '../../redis.ts';
import { createCountsAhead } from '../limits/counts-ahead.ts';
import { createLimitBy, createRateLimits } from '../limits/rate-limit.ts';
import { type Door, serveDoors } from './doors.ts';
import { registerErrorReplies } from './error-replies.ts';

const TOKEN = 'a-token-of-a-customer';
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** As many as the contract says, counted by the process alone. */
function limitOfTest() {
  const redis = openRedis(inject('redisUrl'), createLogger({ level: 'silent', process: 'test' }));
  onTestFinished(() => redis.disconnect());
  const prefix = `test-${randomUUID()}:`;
  const counts = createCountsAhead(redis, { prefix, windowMs: 60_000, clock: () => performance.now() });
  return createLimitBy(createRateLimits(counts, limits.browsing));
}

async function houseWith(door: Partial<Door> & Pick<Door, 'open'>): Promise<FastifyInstance> {
  app = Fastify();
  registerErrorReplies(app);
  const whole: Door = {
    name: 'test',
    methods: ['GET', 'POST'],
    path: '/api/door',
    who: 'anyone',
    limit: 'telling',
    upTo: 64,
    ...door,
  };
  const whoAsks = async (token: string) => (token === TOKEN ? { customerId: 7, sessionId: 's' } : null);
  await serveDoors(app, [whole], { limitBy: limitOfTest(), whoAsks });
  return app;
}

const echo: Door['open'] = async ({ query, body, contentType }) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ query, body: body.toString(), contentType }),
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=1&b=2'],
  ['JSON that nobody parses', 'application/json', '{"broken'],
  ['plain text', 'text/plain', 'SUCCESS'],
])('a callback may bring %s, and its door sees what was sent', async (_, contentType, payload) => {
  const house = await houseWith({ open: echo });
  const answer = await house.inject({
    method: 'POST',
    url: '/api/door?token=abc',
    headers: { 'content-type': contentType },
    payload,
  });
  expect(answer.json()).toEqual({ query: { token: 'abc' }, body: payload, contentType });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the same door takes a callback by GET', async () => {
  const house = await houseWith({ open: echo });
  expect((await house.inject('/api/door?token=abc')).json()).toMatchObject({ query: { token: 'abc' }, body: '' });
});

test('more than a door takes is refused before it is read', async () => {
  const house = await houseWith({ open: echo, upTo: 8 });
  const answer = await house.inject({
    method: 'POST',
    url: '/api/door',
    headers: { 'content-type': 'text/plain' },
    payload: 'x'.repeat(9),
  });
  expect(answer.statusCode).toBe(400);
});

test('a door for customers knows whose session opens it, and stays shut for others', async () => {
  const callers: Caller[] = [];
  const house = await houseWith({
    who: 'customer',
    open: async (_knock, caller) => {
      callers.push(caller);
      return { status: 200, type: 'text/csv; charset=utf-8', body: Readable.from(['a;b\n', '1;2\n']) };
    },
  });
  expect((await house.inject('/api/door')).statusCode).toBe(401);
  const answer = await house.inject({ url: '/api/door', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.body).toBe('a;b\n1;2\n');
  expect(callers).toMatchObject([{ who: 'customer', customerId: 7 }]);
});

test('a door has a limit of its own', async () => {
  const house = await houseWith({ open: echo, limit: 'entering' });
  const statuses: number[] = [];
  for (let at = 0; at <= limits.entering; at += 1) statuses.push((await house.inject('/api/door')).statusCode);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a door for customers that no session guards keeps the process from starting', async () => {
  app = Fastify();
  const door: Door = {
    name: 'export',
    methods: ['GET'],
    path: '/api/door',
    who: 'customer',
    limit: 'buying',
    upTo: 0,
    open: echo,
  };
  await expect(serveDoors(app, [door], { limitBy: limitOfTest(), whoAsks: undefined })).rejects.toThrow(
    'export needs a customer, and no session is checked',
  );
});
