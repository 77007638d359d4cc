import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/**
 * Redis contains only data that may be lost. When it is away a command fails at once instead of waiting in a queue, so that the caller can
 * continue without it; the client keeps reconnecting in the background.
 */
export function openRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let lost = false;
  redis.on('error', (error) => {
    if (!lost) logger.warn({ err: error }, 'Redis is away; the shop goes on without it');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) logger.info('Redis is back');
    lost = false;
  });
  return redis;
}
