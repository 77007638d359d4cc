import type { ProductCard } from '@tokhi/contract/product-fields';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { presentCard } from './catalogue.present.ts';
import { type CardRow, cardsByIds } from './catalogue.queries.ts';

/** Some 3 kB each; the cards that shoppers look at most of the time. */
const MOST_CARDS = 20_000;
/** Badges and offers begin and end by the clock alone: a kept card is not older than this. */
const KEPT_FOR_MS = 20_000;

/** Says which products changed, or null for "anything may have". */
export interface CatalogueChanges {
  onChange(listener: (productIds: readonly number[] | null) => void): void;
}

/** Cards kept in the process, dropped the moment it learns that their product changed. */
export interface KeptCards {
  byIds(ids: readonly number[], now: Date): Promise<ProductCard[]>;
}

export function createKeptCards(db: Db, catalogue: CatalogueChanges): KeptCards {
  const kept = new LRUCache<number, CardRow>({ max: MOST_CARDS, ttl: KEPT_FOR_MS });
  let changes = 0;
  catalogue.onChange((changed) => {
    changes += 1;
    if (changed === null) kept.clear();
    else for (const id of changed) kept.delete(id);
  });
  return {
    async byIds(ids, now) {
      const missing = ids.filter((id) => !kept.has(id));
      const fresh = new Map<number, CardRow>();
      if (missing.length > 0) {
        const before = changes;
        for (const row of await cardsByIds(db, missing, now)) {
          fresh.set(row.id, row);
          // Read before a change that was learnt meanwhile, it may be the old one: shown once, not kept.
          if (changes === before) kept.set(row.id, row);
        }
      }
      return ids.flatMap((id) => {
        const row = fresh.get(id) ?? kept.get(id);
        return row === undefined ? [] : [presentCard(row, now)];
      });
    },
  };
}
