import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

/** Calls per address and minute, counted in Redis for all processes together; without Redis nobody is limited or refused. */
export async function registerRateLimit(api: FastifyInstance, redis: Redis, perMinute: number): Promise<void> {
  await api.register(fastifyRateLimit, {
    redis,
    nameSpace: 'rate:',
    max: perMinute,
    timeWindow: '1 minute',
    skipOnError: true,
  });
}
