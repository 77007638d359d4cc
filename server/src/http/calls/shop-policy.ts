import type { Call } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyRequest } from 'fastify';
import type { AnswerIdempotently } from '../../callers/answer-idempotently.ts';
import type { Caller, FindSession } from '../../callers/caller.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { readIdempotencyKey } from '../requests/read-idempotency-key.ts';
import { admitCaller } from './admit-caller.ts';
import type { CallPolicy } from './call-policy.ts';
import { callerFrom, type Session, tokenInBody } from './caller-from.ts';

interface Deps {
  rateLimits: RateLimits;
  findSession: FindSession | undefined;
  answerIdempotently: AnswerIdempotently;
}

/** The policy of the shop's calls: customers by their bearer token, counted by person and by network. */
export function createShopPolicy({ rateLimits, findSession, answerIdempotently }: Deps): CallPolicy<Call, Caller> {
  const sessions = new WeakMap<FastifyRequest, Session>();
  const admitDeps = (request: FastifyRequest) => ({
    ...{ rateLimits, findSession },
    onSession: (session: Session) => void sessions.set(request, session),
  });
  return {
    async admit(request, reply, call) {
      const session = await admitCaller(request, reply, call, admitDeps(request));
      // Before the body is read: a caller who may not make the call must not learn which body it takes.
      if (session === null && call.who === 'customer') throw refuse('login_required');
    },
    async admitByBody(request, reply, call) {
      const token = call.tokenInBody ? tokenInBody(request) : null;
      if (token === null) return;
      await admitCaller(request, reply, call, admitDeps(request), token);
    },
    callerFrom: (request, reply, call) => callerFrom(request, reply, call, sessions.get(request) ?? null),
    change(request, call, caller, run) {
      if (!call.withIdempotencyKey || caller.who !== 'customer') return run(caller);
      const idempotency = readIdempotencyKey(request, call, { customerId: caller.customerId });
      const runKeyed = () => run({ ...caller, idempotency });
      return idempotency ? answerIdempotently(idempotency, runKeyed) : runKeyed();
    },
    customerOf: (request) => sessions.get(request)?.customerId ?? null,
  };
}
