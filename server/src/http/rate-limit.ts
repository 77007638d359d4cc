import fastifyRateLimit from '@fastify/rate-limit';
import { refuse } from '@tokhi/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { type CountsAhead, createCountsAhead } from './counts-ahead.ts';

const WINDOW_MS = 60_000;

/** Requests of each address within a minute, summed up in Redis for all processes; without it each counts by itself. */
export const createRateCounts = (redis: Redis): CountsAhead =>
  createCountsAhead(redis, { prefix: 'rate:', windowMs: WINDOW_MS, clock: () => performance.now() });

/** An `onRequest` or `preHandler` hook that refuses an address which asks for `name` too often. */
export type LimitBy = (
  name: string,
  perMinute: number,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A limit of its own for what is dearer or more dangerous than other calls, counted beside the one of all calls. */
export const createLimitBy =
  (counts: CountsAhead): LimitBy =>
  (name, perMinute) =>
  async (request, reply) => {
    const { current, ttl } = counts.add(`${name}:${request.ip}`);
    if (current <= perMinute) return;
    reply.header('retry-after', Math.ceil(ttl / 1_000));
    throw refuse('too_many_requests');
  };

/** The limit of all calls together. */
export async function registerRateLimit(api: FastifyInstance, counts: CountsAhead, perMinute: number): Promise<void> {
  // The plugin asks for a class.
  class Store {
    incr(key: string, done: (error: Error | null, counted?: { current: number; ttl: number }) => void): void {
      done(null, counts.add(`all:${key}`));
    }
    child(): never {
      throw new Error('a route with a limit of its own takes it from limitBy');
    }
  }
  await api.register(fastifyRateLimit, { store: Store, max: perMinute, timeWindow: WINDOW_MS });
}
