import { type RefusalCode, refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { hashOf } from '../secrets.ts';
import type { CountedKey, Try, TryCounts } from './try-counts.ts';

export interface Tries {
  /**
   * Counts a try before anything is done for it, or refuses it: so never more than the limit get further, however many come at
   * once. Whoever turns out to be right takes the try back.
   */
  count(otherwise: RefusalCode, ...tries: readonly Try[]): Promise<CountedTry>;
  /** Clears what was counted, wherever that was: the owner has proven their identity in another way. */
  clear(...tries: readonly Try[]): Promise<void>;
}

interface CountedTry {
  takeBack(): Promise<void>;
}

/**
 * Counts in the first of these that answers: Redis, and PostgreSQL while that is away. A change between the two begins anew, so
 * around one an account may hear twice as many.
 */
export function createTries(places: readonly TryCounts[]): Tries {
  return {
    async count(otherwise, ...tries) {
      const keys = tries.map(keyOf);
      const [place, isTaken] = await takeIn(places, keys);
      if (!isTaken) throw refuse(otherwise);
      return {
        // Lost with a place that has gone meanwhile: the try stays counted, which is the safe side.
        takeBack: () => place.giveBack(keys).catch(() => undefined),
      };
    },
    async clear(...tries) {
      const keys = tries.map(keyOf);
      // Counts in a store that is away expire when their windows end.
      await Promise.allSettled(places.map((place) => place.clear(keys)));
    },
  };
}

async function takeIn(places: readonly TryCounts[], keys: readonly CountedKey[]): Promise<[TryCounts, boolean]> {
  for (const place of places.slice(0, -1)) {
    try {
      return [place, await place.take(keys)];
    } catch {
      // It is away, and says so in the log itself; the next one counts.
    }
  }
  const last = places.at(-1);
  if (last === undefined) throw new Error('tries are counted nowhere');
  return [last, await last.take(keys)];
}

/** Neither e-mails nor addresses stand in the keys: what is counted tells nobody whom. */
const keyOf = ([limit, of]: Try): CountedKey => {
  const counted = limit.endsWith('_of_address') ? countedNetwork(of) : of;
  return { key: `${limit}:${hashOf(counted).toString('base64url')}`, ...ENTRY_LIMITS[limit] };
};
