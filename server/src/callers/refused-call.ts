import type { RefusalCode } from '@tokhi/contract/texts/refusals';

/** A call that was refused, for whoever writes attempts down. */
export interface RefusedCall {
  /** The name of the call or the raw route. */
  call: string;
  code: RefusalCode;
  address: string;
  requestId: string;
  customerId: number | null;
  /** As it was sent, as far as it was read: it may name an account. */
  body: unknown;
}

/** The port that accounts fill. It must neither throw nor keep the answer waiting. */
export type OnRefused = (refused: RefusedCall) => void;
