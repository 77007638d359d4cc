import type { RefusalCode } from '@tokhi/contract/texts/refusals';

/**
 * Why a call was refused, or null if the error is something else. Detected by name and code, not by `instanceof`: the
 * storefront's bundle has its own copy of the contract, so the server's Refusal is another class.
 */
export function refusalCode(error: unknown): RefusalCode | null {
  if (!(error instanceof Error) || error.name !== 'Refusal' || !('code' in error)) return null;
  return typeof error.code === 'string' ? (error.code as RefusalCode) : null;
}
