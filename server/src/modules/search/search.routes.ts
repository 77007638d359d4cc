import type { CacheMemory } from '../../cache/cache-memory.ts';
import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { CardCache } from '../catalogue/public.ts';
import { createQueryCount } from './count-queries.ts';
import type { SearchIndex } from './index/search-index.ts';
import { listBrand } from './list-brand.ts';
import { listCategory } from './list-category.ts';
import { listEvent } from './list-event.ts';
import { listSubCategory } from './list-sub-category.ts';
import { listNamed } from './named/list-named.ts';
import { createNamedLists } from './named/named-lists.ts';
import { createOutcomeCount } from './outcomes/count-outcomes.ts';
import { createResultCache } from './result-cache.ts';
import type { SearchContext } from './search-context.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest/suggest.ts';
import { vocabularyOfShop } from './vocabulary-of-shop.queries.ts';

/** Seconds. Lists have too many variants to share: this process counts and prints one faster than Redis sends its 50 kB. */
const KEPT = { keepFor: 20, keepIn: 'process' } as const;

const showing = (cards: readonly { id: number }[]) => ({ whole: [], cards: cards.map(({ id }) => id) });

interface SearchDeps {
  db: Db;
  now: () => Date;
  index: SearchIndex;
  cards: CardCache;
  memory: CacheMemory;
}

/** Lists with filters, search and suggestions: the calls that the index answers. */
export function bindSearch(table: CallTable, { db, now, index, cards, memory }: SearchDeps): void {
  const queries = createQueryCount(db, now);
  const vocabulary = vocabularyOfShop(db);
  memory.watch('columns', () => index.sizes().columns);
  memory.watch('wholes', () => index.sizes().unfilteredCounts);
  const context: SearchContext = {
    db,
    now,
    index,
    cards,
    vocabulary,
    resultCache: createResultCache(db, vocabulary, memory),
    named: createNamedLists(db, now),
  };
  // A product that is sold out or back renews the lists of ready products, and those that show its card (decision 119).
  const list = {
    ...KEPT,
    keptUnder: async ({ ready }: { ready: boolean }) => {
      const { version, goodsVersion } = await index.loaded();
      return ready ? version : goodsVersion;
    },
    shows: ({ product }: { product: readonly { id: number }[] }) => showing(product),
  };
  table.bindKept('categoryProduct', (asked) => listCategory(context, asked), list);
  table.bindKept('subCategoryProduct', (asked) => listSubCategory(context, asked), list);
  table.bindKept('brandProduct', (asked) => listBrand(context, asked), list);
  table.bindKept('event', (asked) => listEvent(context, asked), list);
  table.bindKept('search', (asked) => searchProducts(context, asked), {
    ...list,
    note: ({ understood, products }) => ({ level: understood.level, products }),
    onAnswer: ({ search, page }, { level, products }) => {
      if (page === 1) queries.add(search, level, products);
    },
  });
  const outcomes = createOutcomeCount(db, now);
  table.bind('searchOutcome', async (outcome) => {
    outcomes.add(outcome);
    return { result: 'success' };
  });
  bindNamedLists(table, context);
  // Does not depend on stock.
  const keptUnder = async () => (await index.loaded()).goodsVersion;
  table.bindKept('suggest', ({ search }) => suggest(context, search), { ...KEPT, keptUnder });
}

/** Pages of spec §2 without a call in §7 use a part of another list. */
const REDUCED = { New_lower_price: 'newly_reduced', finish: 'ready' } as const;

/** The named lists. Each call has its own field name for the cards. */
function bindNamedLists(table: CallTable, context: SearchContext): void {
  const list = {
    ...KEPT,
    keptUnder: async ({ ready, only }: { ready: boolean; only?: string | undefined }) => {
      const { version, goodsVersion } = await context.index.loaded();
      return ready || only === 'finish' ? version : goodsVersion;
    },
  };
  table.bindKept(
    'top20',
    async ({ only, ...asked }) => {
      const { cards, page } = await listNamed(context, only ?? 'best_sellers', asked);
      return { ...page, top: cards };
    },
    { ...list, shows: ({ top }) => showing(top) },
  );
  table.bindKept(
    'lowerPrice',
    async ({ only, ...asked }) => {
      const { cards, page } = await listNamed(context, only === undefined ? 'cheaper' : REDUCED[only], asked);
      return { ...page, Lower: cards };
    },
    { ...list, shows: ({ Lower }) => showing(Lower) },
  );
  table.bindKept(
    'newArrival',
    async (asked) => {
      const { cards, page } = await listNamed(context, 'arrivals', asked);
      return { ...page, New: cards };
    },
    { ...list, shows: ({ New }) => showing(New) },
  );
  table.bindKept(
    'familyPrice',
    async (asked) => {
      const { cards, page } = await listNamed(context, 'family', asked);
      return { ...page, Family: cards };
    },
    { ...list, shows: ({ Family }) => showing(Family) },
  );
  table.bindKept(
    'newProducts',
    async (asked) => {
      const { cards, page } = await listNamed(context, 'newest', asked);
      return { ...page, newer: cards };
    },
    { ...list, shows: ({ newer }) => showing(newer) },
  );
  table.bindKept(
    'ikeaFamily',
    async (asked) => {
      const { cards, page } = await listNamed(context, 'family', asked);
      return { ...page, familyPrice: cards };
    },
    { ...list, shows: ({ familyPrice }) => showing(familyPrice) },
  );
}
