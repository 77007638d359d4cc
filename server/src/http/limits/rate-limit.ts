import { type LimitName, limits } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { peerAddress } from '../requests/peer-address.ts';
import { type CountsAhead, createCountsAhead } from './counts-ahead.ts';

const WINDOW_MS = 60_000;

/**
 * Requests of each caller within a minute, summed up in Redis for all processes; without Redis each process counts alone. The key has the
 * name of the shop, so that shops which share a Redis do not share counts.
 */
export const createRateCounts = (redis: Redis, shopName: string): CountsAhead =>
  createCountsAhead(redis, { prefix: `rate:${shopName}:`, windowMs: WINDOW_MS, clock: () => performance.now() });

/** The limits of the contract, each counted separately: per network, per customer, or per network for all its customers. */
export interface RateLimits {
  /** Counts one request, or refuses it; `budgets` multiplies the limit. */
  count(name: LimitName, who: string, reply: FastifyReply, budgets?: number): void;
  /** Whether one more request would be accepted; nothing is counted. */
  isBelow(name: LimitName, who: string): boolean;
}

export function createRateLimits(counts: CountsAhead, browsingPerMinute: number): RateLimits {
  const most = (name: LimitName) => Math.ceil((limits[name] * browsingPerMinute) / limits.browsing);
  return {
    count(name, who, reply, budgets = 1) {
      const { current, ttl } = counts.add(`${name}:${who}`);
      if (current <= budgets * most(name)) return;
      reply.header('retry-after', Math.ceil(ttl / 1_000));
      throw refuse('too_many_requests');
    },
    isBelow: (name, who) => counts.look(`${name}:${who}`) < most(name),
  };
}

/** An `onRequest` hook that refuses a network which exceeds the limit. */
export type LimitBy = (name: LimitName) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export const createLimitBy =
  (rateLimits: RateLimits): LimitBy =>
  (name) =>
  async (request, reply) =>
    rateLimits.count(name, countedNetwork(peerAddress(request)), reply);
