import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { CacheMemory } from '../../cache/cache-memory.ts';
import type { Changes } from '../../cache/changes.ts';
import type { Db } from '../../db/database.ts';
import { type CardRow, cardsByIds } from './cards.queries.ts';
import { presentCard } from './catalogue.present.ts';

/** A row with two pictures and three colours, measured on the heap; the size of row objects cannot be counted exactly. */
const BYTES_OF_A_CARD = 3_000;
/** Badges and offers begin and end by the clock: a cached card is at most this old. */
const KEPT_FOR_MS = 20_000;

interface Kept {
  row: CardRow;
  /** Taken before the read: a change that arrives meanwhile makes the card stale. */
  readAt: number;
}

/** Cards cached in the process until their product changes. */
export interface CardCache {
  byIds(ids: readonly number[], now: Date): Promise<ProductCard[]>;
}

export function createCardCache(db: Db, changes: Changes, memory: CacheMemory): CardCache {
  const kept = memory.lru<number, Kept>('cards', () => BYTES_OF_A_CARD);
  const known = (id: number): CardRow | undefined => {
    const card = kept.get(id);
    return card && !changes.since(card.readAt, { whole: [id], cards: [] }) ? card.row : undefined;
  };
  return {
    async byIds(ids, now) {
      const rows = new Map(ids.map((id) => [id, known(id)]));
      const missing = ids.filter((id) => rows.get(id) === undefined);
      if (missing.length > 0) {
        const readAt = changes.moment();
        for (const row of await cardsByIds(db, missing, now)) {
          rows.set(row.id, row);
          kept.set(row.id, { row, readAt }, { ttl: KEPT_FOR_MS });
        }
      }
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [presentCard(row, now)];
      });
    },
  };
}
