// New codes (spec §5 Voucher and Coupon): a random code has ten characters of 32 without 0, O, 1 and I, which is 50 bits; at most 10,000 are made at once, and together they cost at most their number times uses times value, which is at most a trillion tugrik.
import type { Tug } from './money.ts';

export const MOST_CODES_AT_ONCE = 10_000;

/** The most that codes made together may cost. A larger sum is a typing mistake, and sums of several sets would no longer be exact. */
export const LARGEST_COST_TUG: Tug = 1_000_000_000_000;

/** Without 0, O, 1 and I, which people confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SIGNS = 10;
const GROUP = 5;

/** How many random bytes a code takes: five bits of each are used. */
export const BYTES_OF_CODE = SIGNS;

/** BAGSH-7K2PX-9QDM4: the beginning that staff chose, if any, and ten characters in two groups. */
export function codeOfBytes(beginning: string, bytes: Uint8Array): string {
  if (bytes.length < BYTES_OF_CODE) throw new Error(`a code takes ${BYTES_OF_CODE} random bytes, not ${bytes.length}`);
  const signs = Array.from(bytes.subarray(0, SIGNS), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return [...(beginning === '' ? [] : [beginning]), signs.slice(0, GROUP), signs.slice(GROUP)].join('-');
}

/** The most that new codes can cost; null: any number of orders may use one, so there is no maximum. */
export const largestCost = (codes: { count: number; uses: number | null; amountTug: Tug }): Tug | null =>
  codes.uses === null ? null : codes.count * codes.uses * codes.amountTug;
