import type { AnyCall } from '@tokhi/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who may make the calls of one map, and how its changing calls run. The shop and the admin application have one each. */
export interface CallPolicy<C extends AnyCall, Who> {
  /** Largest body in bytes; without it the limit of the process applies. */
  bodyLimit?(call: C): number | undefined;
  /** Before the body is read: counts the request, and refuses a caller who may not make the call. */
  admit(request: FastifyRequest, reply: FastifyReply, call: C): Promise<void>;
  /** After the body is parsed, for calls whose body may carry the token. */
  admitByBody?(request: FastifyRequest, reply: FastifyReply, call: C): Promise<void>;
  /** The caller of an admitted request. */
  callerFrom(request: FastifyRequest, reply: FastifyReply, call: C): Who;
  /** Runs a changing call; at most once if the request brings an idempotency key. */
  change(request: FastifyRequest, call: C, caller: Who, run: (caller: Who) => Promise<unknown>): Promise<unknown>;
  /** The customer whose session it is, if known; for refusals that are recorded. */
  customerOf(request: FastifyRequest): number | null;
}
