import type { EntryLimitName } from '@tokhi/rules/person/entry-limits';

/** A limit and its subject: an email or a network address. */
export type Try = readonly [limit: EntryLimitName, of: string];

/** A store of the counts for all processes. Its methods throw when it is away. */
export interface TryCounts {
  /** Adds one under every key, or under none if one is full; returns whether it did. */
  take(keys: readonly CountedKey[]): Promise<boolean>;
  /** Subtracts one under every key. */
  giveBack(keys: readonly CountedKey[]): Promise<void>;
  /** Resets every key. */
  clear(keys: readonly CountedKey[]): Promise<void>;
}

export interface CountedKey {
  key: string;
  most: number;
  withinMs: number;
}
