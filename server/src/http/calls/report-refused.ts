import { Refusal } from '@tokhi/contract/texts/refusals';
import type { FastifyRequest } from 'fastify';
import type { OnRefused, RefusedCall } from '../../callers/refused-call.ts';
import { peerAddress } from '../requests/peer-address.ts';

/** Reports a refusal; any other error is our failure and is in the log. */
export function reportRefused(
  onRefused: OnRefused | undefined,
  request: FastifyRequest,
  error: unknown,
  more: Pick<RefusedCall, 'call' | 'customerId' | 'body'>,
): void {
  if (error instanceof Refusal)
    onRefused?.({ code: error.code, address: peerAddress(request), requestId: request.id, ...more });
}
