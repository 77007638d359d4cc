import { type LimitName, limits } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { peerAddress } from '../requests/peer-address.ts';
import { type CountsAhead, createCountsAhead } from './counts-ahead.ts';

const WINDOW_MS = 60_000;

/**
 * Requests of each caller within a minute, summed up in Redis for all processes; without it each counts by itself. Under a name of
 * its own: shops that share a Redis share no counts.
 */
export const createRateCounts = (redis: Redis, shopName: string): CountsAhead =>
  createCountsAhead(redis, { prefix: `rate:${shopName}:`, windowMs: WINDOW_MS, clock: () => performance.now() });

/** The limits of the contract, each counted by itself: of a network, of a customer, or of all customers of a network. */
export interface RateLimits {
  /** Counts one more, or refuses it; `budgets` says how many times the limit it may be. */
  count(name: LimitName, who: string, reply: FastifyReply, budgets?: number): void;
  /** Whether one more would be taken; nothing is counted. */
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

/** An `onRequest` hook that refuses an address which asks for such things too often. */
export type LimitBy = (name: LimitName) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export const createLimitBy =
  (rateLimits: RateLimits): LimitBy =>
  (name) =>
  async (request, reply) =>
    rateLimits.count(name, countedNetwork(peerAddress(request)), reply);
