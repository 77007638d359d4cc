import { type RefusalCode, refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { hashOf } from '../secrets.ts';
import type { CountedKey, Try, TryCounts } from './try-counts.ts';

export interface Tries {
  /**
   * Counts a try before any work, or refuses it: however many arrive at once, no more than the limit pass. A successful try is taken back.
   */
  count(otherwise: RefusalCode, ...tries: readonly Try[]): Promise<CountedTry>;
  /** Clears the counts in all stores: the owner has proven their identity in another way. */
  clear(...tries: readonly Try[]): Promise<void>;
}

interface CountedTry {
  takeBack(): Promise<void>;
}

/**
 * Counts in the first store that answers: Redis, or PostgreSQL while Redis is away. A switch starts counting at zero, so an account may get
 * twice as many tries around one.
 */
export function createTries(places: readonly TryCounts[]): Tries {
  return {
    async count(otherwise, ...tries) {
      const keys = tries.map(keyOf);
      const [place, isTaken] = await takeIn(places, keys);
      if (!isTaken) throw refuse(otherwise);
      return {
        // Lost if the store has gone away: the try stays counted, which is the safe side.
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
      // The store is away and logs it itself; the next one counts.
    }
  }
  const last = places.at(-1);
  if (last === undefined) throw new Error('tries are counted nowhere');
  return [last, await last.take(keys)];
}

/** The keys contain neither emails nor addresses: the counts reveal nobody. */
const keyOf = ([limit, of]: Try): CountedKey => {
  const counted = limit.endsWith('_of_address') ? countedNetwork(of) : of;
  return { key: `${limit}:${hashOf(counted).toString('base64url')}`, ...ENTRY_LIMITS[limit] };
};
