import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { LRUCache } from 'lru-cache';
import type { CacheMemory } from '../../../cache/cache-memory.ts';
import { createSingleFlight } from '../../../cache/single-flight.ts';
import type { Db } from '../../../db/database.ts';
import type { CardCache } from '../card-cache.ts';
import { type BesideRow, besideModel } from './beside.queries.ts';
import { chooseSet, chooseSimilar } from './choose-beside.ts';
import type { ProductRow } from './whole-products.queries.ts';

const MOST_MODELS = 500;
const KEPT_FOR_MS = 20_000;

type OfProduct = Pick<
  ProductRow,
  'model_id' | 'model_name' | 'sub_category_id' | 'category_id' | 'colour_id' | 'price_tug'
>;

/** What a product page shows beside the product: what is alike, and what goes with it. */
export interface Neighbours {
  of(product: OfProduct, now: Date): Promise<{ related: ProductCard[]; set: ProductCard[] }>;
}

/** Says which goods the shop has: another text when they are others. */
export interface Goods {
  loaded(): Promise<{ goodsVersion: string }>;
}

/** What could stand beside a model is the same for all its colours: read once for as long as the goods are the same. */
export function createNeighbours(db: Db, cards: CardCache, goods: Goods, memory: CacheMemory): Neighbours {
  const models = new LRUCache<string, BesideRow[]>({ max: MOST_MODELS, ttl: KEPT_FOR_MS });
  memory.watch('neighbours', () => ({ entries: models.size }));
  const share = createSingleFlight<BesideRow[]>();
  const beside = async ({ model_id, model_name, sub_category_id, category_id }: OfProduct): Promise<BesideRow[]> => {
    const key = `${(await goods.loaded()).goodsVersion} ${model_id}`;
    const known = models.get(key);
    if (known) return known;
    const rows = await share(key, () => besideModel(db, model_id, model_name, sub_category_id, category_id));
    models.set(key, rows);
    return rows;
  };
  return {
    async of(product, now) {
      const rows = await beside(product);
      const of = { colourId: product.colour_id, priceTug: product.price_tug };
      const set = chooseSet(rows, of);
      const similar = chooseSimilar(rows, of, set);
      const shown = await cards.byIds([...set, ...similar], now);
      const inSet = new Set(set);
      return { set: shown.filter(({ id }) => inSet.has(id)), related: shown.filter(({ id }) => !inSet.has(id)) };
    },
  };
}
