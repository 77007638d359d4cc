import { randomInt, randomUUID } from 'node:crypto';
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

/** Behind an edge on this machine; one call a minute per counted network. */
function behindAnEdge(): FastifyInstance {
  const app = Fastify({ trustProxy: ['loopback', 'uniquelocal'] });
  registerErrorReplies(app);
  const counts = createRateCounts(redis, `counted-by-network-${randomUUID()}`);
  const limitBy = createLimitBy(createRateLimits(counts, limits.browsing / limits.entering));
  app.get('/login', { onRequest: limitBy('entering') }, async () => 'in');
  return app;
}

const group = () => (randomInt(2) === 0 ? 0 : randomInt(1, 0x1_0000));
const groups = (count: number) => Array.from({ length: count }, group);
const hex = (one: number) => one.toString(16);

/** Every spelling of these eight groups: long, in capitals, and shortened at each run of zeros. */
function formsOf(all: readonly number[]): string[] {
  const shortened = all.flatMap((_, start) =>
    all.slice(start).flatMap((__, length) => {
      const zeros = all.slice(start, start + length + 1);
      if (zeros.some((one) => one !== 0)) return [];
      const after = all.slice(start + length + 1);
      return [`${all.slice(0, start).map(hex).join(':')}::${after.map(hex).join(':')}`];
    }),
  );
  const long = all.map((one) => hex(one).padStart(4, '0')).join(':');
  return [all.map(hex).join(':'), long, long.toUpperCase(), ...shortened];
}

const ask = async (app: FastifyInstance, from: string, remoteAddress: string) =>
  (await app.inject({ url: '/login', remoteAddress, headers: { 'x-forwarded-for': from } })).statusCode;

test('what the edge says of an address is counted by its /64, in every form, and another /64 is not', async () => {
  const app = behindAnEdge();
  // The first group is public: addresses of private networks are trusted as proxies.
  for (let round = 0; round < 40; round += 1) {
    const network = [0x2001, randomInt(1, 0x1_0000), ...groups(2)];
    const [first = '', ...others] = [0, 1, 2].flatMap(() => formsOf([...network, ...groups(4)]));
    expect([first, await ask(app, first, '127.0.0.1')]).toEqual([first, 200]);
    for (const other of others) expect([other, await ask(app, other, '::ffff:127.0.0.1')]).toEqual([other, 429]);
    const beside = [...network.slice(0, 3), (network[3] ?? 0) ^ (1 << randomInt(16)), ...groups(4)];
    expect([beside, await ask(app, formsOf(beside).at(-1) ?? '', '::1')]).toEqual([beside, 200]);
  }
});

test('an IPv4 address is counted by itself, and the same one written as IPv6', async () => {
  const app = behindAnEdge();
  for (let round = 0; round < 40; round += 1) {
    const bytes = [203, randomInt(256), randomInt(256), randomInt(256)] as const;
    const dotted = bytes.join('.');
    expect([dotted, await ask(app, dotted, '127.0.0.1')]).toEqual([dotted, 200]);
    const mapped = formsOf([0, 0, 0, 0, 0, 0xffff, bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]]);
    for (const form of [...mapped, `::ffff:${dotted}`, `::FFFF:${dotted}`])
      expect([form, await ask(app, form, '127.0.0.1')]).toEqual([form, 429]);
  }
});
