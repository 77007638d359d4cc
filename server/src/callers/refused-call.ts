import type { RefusalCode } from '@tokhi/contract/texts/refusals';

/** A refused call, for the attempt log. */
export interface RefusedCall {
  /** The name of the call or the raw route. */
  call: string;
  code: RefusalCode;
  address: string;
  requestId: string;
  customerId: number | null;
  /** As sent, as far as it was read: it may name an account. */
  body: unknown;
}

/** The port that accounts implement. It must neither throw nor delay the answer. */
export type OnRefused = (refused: RefusedCall) => void;
