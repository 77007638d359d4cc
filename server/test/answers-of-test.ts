import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, inject } from 'vitest';
import { type AnswerCache, createAnswerCache } from '../src/cache/answer-cache.ts';
import type { CacheMemory } from '../src/cache/cache-memory.ts';
import { createLogger } from '../src/logger.ts';
import type { SearchIndex } from '../src/modules/search/public.ts';
import { openRedis } from '../src/redis.ts';

let redis: Redis | undefined;
afterAll(() => redis?.disconnect());

/**
 * Caches answers as the shop does, so that a test sees what a visitor would. Uses its own names in the Redis that all tests
 * share. When the test moves the clock, cached answers expire.
 */
export const answersOfTest =
  (now: () => Date) =>
  (index: SearchIndex, memory: CacheMemory): AnswerCache => {
    redis ??= openRedis(inject('redisUrl'), createLogger({ level: 'silent', process: 'test' }));
    const shop = randomUUID();
    const at = (version: string) => `${shop}.${version}.${now().getTime()}`;
    const version = async () => at((await index.loaded()).version);
    const keep = createAnswerCache({ redis, version, changes: index.changes, memory });
    return (name, keeping, answer) => {
      const own = keeping.version;
      return keep(name, { ...keeping, version: own && (async (body) => at(await own(body))) }, answer);
    };
  };
