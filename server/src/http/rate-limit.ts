import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { createCountsAhead } from './counts-ahead.ts';

const WINDOW_MS = 60_000;

/** Calls per address and minute, summed up in Redis for all processes; without Redis each process limits by itself. */
export async function registerRateLimit(api: FastifyInstance, redis: Redis, perMinute: number): Promise<void> {
  const counts = createCountsAhead(redis, 'rate:');
  // The plugin asks for a class.
  class Store {
    incr(key: string, done: (error: Error | null, counted?: { current: number; ttl: number }) => void): void {
      done(null, counts.add(key, WINDOW_MS, Date.now()));
    }
    /** Asked for by a route with limits of its own: counted here, every call of an address would count against them. */
    child(): never {
      throw new Error('a route with limits of its own needs counts of its own');
    }
  }
  await api.register(fastifyRateLimit, { store: Store, max: perMinute, timeWindow: WINDOW_MS });
}
