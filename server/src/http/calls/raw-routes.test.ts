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
import { registerErrorReplies } from './error-replies.ts';
import { type RawRoute, serveRawRoutes } from './raw-routes.ts';

const TOKEN = 'a-token-of-a-customer';
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** The limits of the contract, counted by this process alone. */
function limitOfTest() {
  const redis = openRedis(inject('redisUrl'), createLogger({ level: 'silent', process: 'test' }));
  onTestFinished(() => redis.disconnect());
  const prefix = `test-${randomUUID()}:`;
  const counts = createCountsAhead(redis, { prefix, windowMs: 60_000, clock: () => performance.now() });
  return createLimitBy(createRateLimits(counts, limits.browsing));
}

async function appServing(route: Partial<RawRoute> & Pick<RawRoute, 'handle'>): Promise<FastifyInstance> {
  app = Fastify();
  registerErrorReplies(app);
  const whole: RawRoute = {
    name: 'test',
    methods: ['GET', 'POST'],
    path: '/api/door',
    who: 'anyone',
    limit: 'callbacks',
    upTo: 64,
    ...route,
  };
  const findSession = async (token: string) => (token === TOKEN ? { customerId: 7, sessionId: 's' } : null);
  await serveRawRoutes(app, [whole], { limitBy: limitOfTest(), findSession });
  return app;
}

const echo: RawRoute['handle'] = async ({ query, body, contentType }) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ query, body: body.toString(), contentType }),
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=1&b=2'],
  ['JSON that nobody parses', 'application/json', '{"broken'],
  ['plain text', 'text/plain', 'SUCCESS'],
])('a callback may bring %s, and its route sees what was sent', async (_, contentType, payload) => {
  const served = await appServing({ handle: echo });
  const answer = await served.inject({
    method: 'POST',
    url: '/api/door?token=abc',
    headers: { 'content-type': contentType },
    payload,
  });
  expect(answer.json()).toEqual({ query: { token: 'abc' }, body: payload, contentType });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the same route takes a callback by GET', async () => {
  const served = await appServing({ handle: echo });
  expect((await served.inject('/api/door?token=abc')).json()).toMatchObject({ query: { token: 'abc' }, body: '' });
});

test('more than a route takes is refused before it is read', async () => {
  const served = await appServing({ handle: echo, upTo: 8 });
  const answer = await served.inject({
    method: 'POST',
    url: '/api/door',
    headers: { 'content-type': 'text/plain' },
    payload: 'x'.repeat(9),
  });
  expect(answer.statusCode).toBe(400);
});

test('a route for customers knows whose session calls it, and refuses others', async () => {
  const callers: Caller[] = [];
  const served = await appServing({
    who: 'customer',
    handle: async (_request, caller) => {
      callers.push(caller);
      return { status: 200, type: 'text/csv; charset=utf-8', body: Readable.from(['a;b\n', '1;2\n']) };
    },
  });
  expect((await served.inject('/api/door')).statusCode).toBe(401);
  const answer = await served.inject({ url: '/api/door', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.body).toBe('a;b\n1;2\n');
  expect(callers).toMatchObject([{ who: 'customer', customerId: 7 }]);
});

test('a route has a limit of its own', async () => {
  const served = await appServing({ handle: echo, limit: 'entering' });
  const statuses: number[] = [];
  for (let at = 0; at <= limits.entering; at += 1) statuses.push((await served.inject('/api/door')).statusCode);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('a route for customers that no session guards keeps the process from starting', async () => {
  app = Fastify();
  const route: RawRoute = {
    name: 'export',
    methods: ['GET'],
    path: '/api/door',
    who: 'customer',
    limit: 'buying',
    upTo: 0,
    handle: echo,
  };
  await expect(serveRawRoutes(app, [route], { limitBy: limitOfTest(), findSession: undefined })).rejects.toThrow(
    'export needs a customer, and no session is checked',
  );
});

test('a cookie is read whole, whatever signs its value has, and the first of a name holds', async () => {
  const served = await appServing({
    handle: async ({ cookies }) => ({ status: 200, type: 'application/json', body: JSON.stringify(cookies) }),
  });
  const cookie = 'sealed=abc==; plain=1; two=a=b; empty=; bare; __proto__=x; plain=2';
  expect((await served.inject({ url: '/api/door', headers: { cookie } })).body).toBe(
    '{"plain":"1","__proto__":"x","bare":"","empty":"","two":"a=b","sealed":"abc=="}',
  );
});
