import type { ProductCard } from '@tokhi/contract/product-fields';
import { LRUCache } from 'lru-cache';
import { createSharedWork } from '../../answers/shared-work.ts';
import type { Db } from '../../db/database.ts';
import { bestSellersOfShelf } from './catalogue.queries.ts';
import type { CatalogueChanges, KeptCards } from './kept-cards.ts';

/** Of so many best sellers of a shelf the neighbours are chosen: enough for a few models, far from sorting the shelf. */
const LOOKED_AT = 40;
const MOST_SHELVES = 1_000;
const KEPT_FOR_MS = 20_000;

type Sellers = Awaited<ReturnType<typeof bestSellersOfShelf>>;

/** What a product page shows beside the product: popular ones of the same shelf, each model in its best-selling colour. */
export interface Neighbours {
  of(product: { sub_category_id: number; model_id: number }, most: number, now: Date): Promise<ProductCard[]>;
}

/** The best sellers of a shelf are the same for all its pages: read once, until anything in the catalogue changes. */
export function createNeighbours(db: Db, cards: KeptCards, catalogue: CatalogueChanges): Neighbours {
  const shelves = new LRUCache<number, Sellers>({ max: MOST_SHELVES, ttl: KEPT_FOR_MS });
  const share = createSharedWork<Sellers>();
  let changes = 0;
  catalogue.onChange(() => {
    changes += 1;
    shelves.clear();
  });
  const bestSellers = async (shelf: number): Promise<Sellers> => {
    const known = shelves.get(shelf);
    if (known) return known;
    const before = changes;
    const sellers = await share(`${before} ${shelf}`, () => bestSellersOfShelf(db, shelf, LOOKED_AT));
    // Read before a change that was learnt meanwhile, they may be the old ones: shown once, not kept.
    if (changes === before) shelves.set(shelf, sellers);
    return sellers;
  };
  return {
    async of({ sub_category_id, model_id }, most, now) {
      const firstOfModel = new Map<number, number>();
      for (const seller of await bestSellers(sub_category_id)) {
        if (seller.model_id !== model_id && !firstOfModel.has(seller.model_id)) {
          firstOfModel.set(seller.model_id, seller.id);
        }
      }
      return cards.byIds([...firstOfModel.values()].slice(0, most), now);
    },
  };
}
