import { createHash } from 'node:crypto';
import type { AnyCall } from '@tokhi/contract/call';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyRequest } from 'fastify';
import type { IdempotentRequest, KeyOwner } from '../../callers/idempotent-request.ts';

const KEY = /^[\w-]{8,64}$/;

/** The request with its idempotency key; null if no key was sent: clients of the spec do not know about keys. */
export function readIdempotencyKey(
  request: FastifyRequest,
  { name, reply }: AnyCall,
  owner: KeyOwner,
): IdempotentRequest | null {
  const key = request.headers[IDEMPOTENCY_KEY];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw refuse('invalid_request', { [IDEMPOTENCY_KEY]: '' });
  return {
    owner,
    key,
    call: name,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest(),
    print: (answer) => JSON.stringify(reply.parse(answer)),
  };
}
