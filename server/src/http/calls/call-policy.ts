import type { AnyCall } from '@tokhi/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who may make the calls of one map, and how their changes run. The shop and the admin application have one each. */
export interface CallPolicy<C extends AnyCall, Who> {
  /** Bytes of the largest body of a call; without it that of the process. */
  bodyLimit?(call: C): number | undefined;
  /** Before the body is read: counts the request, and refuses whoever may not make the call. */
  admit(request: FastifyRequest, reply: FastifyReply, call: C): Promise<void>;
  /** After the body is parsed, where it may bring what admits. */
  admitByBody?(request: FastifyRequest, reply: FastifyReply, call: C): Promise<void>;
  /** Who asks, of a request that was admitted. */
  callerFrom(request: FastifyRequest, reply: FastifyReply, call: C): Who;
  /** Runs a changing call: once, where the request brings a key that says so. */
  change(request: FastifyRequest, call: C, caller: Who, run: (caller: Who) => Promise<unknown>): Promise<unknown>;
  /** Whose session asks, as far as it is known; for refusals that are written down. */
  customerOf(request: FastifyRequest): number | null;
}
