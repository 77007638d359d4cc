import { type LimitName, limits } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { type CountsAhead, createCountsAhead } from './counts-ahead.ts';

const WINDOW_MS = 60_000;

/** Requests of each address within a minute, summed up in Redis for all processes; without it each counts by itself. */
export const createRateCounts = (redis: Redis): CountsAhead =>
  createCountsAhead(redis, { prefix: 'rate:', windowMs: WINDOW_MS, clock: () => performance.now() });

/** An `onRequest` hook that refuses an address which asks for such things too often. */
export type LimitBy = (name: LimitName) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The limits of the contract, each counted by itself; `browsing` is the one that all calls count against. */
export const createLimitBy =
  (counts: CountsAhead, browsingPerMinute: number): LimitBy =>
  (name) =>
  async (request, reply) => {
    const { current, ttl } = counts.add(`${name}:${request.ip}`);
    if (current <= Math.ceil((limits[name] * browsingPerMinute) / limits.browsing)) return;
    reply.header('retry-after', Math.ceil(ttl / 1_000));
    throw refuse('too_many_requests');
  };
