import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { LRUCache } from 'lru-cache';
import type { CacheMemory } from '../../../cache/cache-memory.ts';
import { createSingleFlight } from '../../../cache/single-flight.ts';
import type { Db } from '../../../db/database.ts';
import type { CardCache } from '../card-cache.ts';
import { bestSellersOfShelf } from '../shelves/best-sellers.queries.ts';

/** Of so many best sellers of a shelf the neighbours are chosen: enough for a few models, far from sorting the shelf. */
const LOOKED_AT = 40;
const MOST_SHELVES = 1_000;
const KEPT_FOR_MS = 20_000;

type Sellers = Awaited<ReturnType<typeof bestSellersOfShelf>>;

/** What a product page shows beside the product: popular ones of the same shelf, each model in its best-selling colour. */
export interface Neighbours {
  of(product: { sub_category_id: number; model_id: number }, most: number, now: Date): Promise<ProductCard[]>;
}

/** Says which goods the shop has: another text when they are others. */
export interface Goods {
  loaded(): Promise<{ goodsVersion: string }>;
}

/** The best sellers of a shelf are the same for all its pages: read once for as long as the goods are the same. */
export function createNeighbours(db: Db, cards: CardCache, goods: Goods, memory: CacheMemory): Neighbours {
  const shelves = new LRUCache<string, Sellers>({ max: MOST_SHELVES, ttl: KEPT_FOR_MS });
  memory.watch('neighbours', () => ({ entries: shelves.size }));
  const share = createSingleFlight<Sellers>();
  const bestSellers = async (shelf: number): Promise<Sellers> => {
    const key = `${(await goods.loaded()).goodsVersion} ${shelf}`;
    const known = shelves.get(key);
    if (known) return known;
    const sellers = await share(key, () => bestSellersOfShelf(db, shelf, LOOKED_AT));
    shelves.set(key, sellers);
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
