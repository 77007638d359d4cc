import type { EntryLimitName } from '@tokhi/rules/person/entry-limits';

/** One limit and whom it counts: an e-mail or a network address. */
export type Try = readonly [limit: EntryLimitName, of: string];

/** Where tries are counted for all processes. Both fail by throwing when they are away. */
export interface TryCounts {
  /** Counts one more under every key, or none of them when one has no room left; says whether it did. */
  take(keys: readonly CountedKey[]): Promise<boolean>;
  /** Takes one back under every key. */
  giveBack(keys: readonly CountedKey[]): Promise<void>;
  /** Begins anew under every key. */
  clear(keys: readonly CountedKey[]): Promise<void>;
}

export interface CountedKey {
  key: string;
  most: number;
  withinMs: number;
}
