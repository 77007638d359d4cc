import type { Redis } from 'ioredis';
import { inject } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { openRedis } from '../src/redis.ts';

/** The Redis that all tests share, ready. On a busy machine it is slow, which must not count as unavailable. */
export async function redisOfTest(): Promise<Redis> {
  const redis = openRedis(inject('redisUrl'), createLogger({ level: 'silent', process: 'test' }));
  redis.options.commandTimeout = 120_000;
  await untilReady(redis);
  return redis;
}

/** A first attempt that a busy machine did not answer in time is retried. */
export const untilReady = (redis: Redis): Promise<void> => new Promise((resolve) => redis.once('ready', resolve));
