import type { CallTable } from '../../http/call-table.ts';
import type { ModuleFrame } from '../module-frame.ts';
import { createQueryCount } from './count-queries.ts';
import { createFoundProducts } from './found-products.ts';
import { listBrand } from './list-brand.ts';
import { listCategory } from './list-category.ts';
import { listEvent } from './list-event.ts';
import { listSubCategory } from './list-sub-category.ts';
import type { SearchFrame } from './search-frame.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { vocabularyOfShop } from './vocabulary-of-shop.ts';

/**
 * Seconds; a change of the catalogue makes a new version at once. Lists are asked for in too many ways to be shared: counted and
 * printed here they are ready before Redis has sent their 50 kB.
 */
const KEPT = { keepFor: 20, keepIn: 'process' } as const;

/** Lists with filters, search and suggestions: what is answered from the index. */
export function bindSearch(table: CallTable, { db, now, index, cards }: ModuleFrame): void {
  const queries = createQueryCount(db, now);
  const vocabulary = vocabularyOfShop(db);
  const frame: SearchFrame = {
    db,
    now,
    index,
    cards,
    vocabulary,
    found: createFoundProducts(db, vocabulary),
  };
  table.bindKept('categoryProduct', (asked) => listCategory(frame, asked), KEPT);
  table.bindKept('subCategoryProduct', (asked) => listSubCategory(frame, asked), KEPT);
  table.bindKept('brandProduct', (asked) => listBrand(frame, asked), KEPT);
  table.bindKept('event', (asked) => listEvent(frame, asked), KEPT);
  table.bindKept('search', (asked) => searchProducts(frame, asked), {
    ...KEPT,
    note: ({ understood, products }) => ({ level: understood.level, products }),
    onAnswer: ({ search, page }, { level, products }) => {
      if (page === 1) queries.add(search, level, products);
    },
  });
  table.bindKept('suggest', ({ search }) => suggest(frame, search), KEPT);
}
