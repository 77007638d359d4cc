import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { CardCache } from './card-cache.ts';
import { showHome } from './home/show-home.ts';
import { changeColour } from './product/change-colour.ts';
import { compareProducts } from './product/compare-products.ts';
import type { ReviewsOfProduct } from './product/reviews-of-product.ts';
import { showCards } from './product/show-cards.ts';
import { showMyReview } from './product/show-my-review.ts';
import { showProduct } from './product/show-product.ts';
import { createWholeProducts } from './product/whole-products.queries.ts';
import { showOpening, showRoom } from './rooms/show-opening.ts';
import { showBrands } from './shelves/show-brands.ts';
import { showCategories } from './shelves/show-categories.ts';
import { showSubCategories } from './shelves/show-sub-categories.ts';

/** Seconds. Badges, offers and dates change by the clock; any other change in lists makes a new version at once. */
const KEPT = { keepFor: 20 };
const KEPT_NEAR = { keepFor: 20, keepIn: 'process' } as const;
/** One of very many products: a query is faster than a shared cache. A badge may begin a minute late, as on a page cached at the edge. */
const KEPT_LONG = { keepFor: 60, keepIn: 'process' } as const;

const idsOf = (products: readonly { id: number }[]): number[] => products.map(({ id }) => id);

interface CatalogueDeps {
  db: Db;
  now: () => Date;
  /** The versions of goods and content; each text changes with them (docs/caches.md). */
  versions: { loaded(): Promise<{ goodsVersion: string; contentVersion: string }> };
  cards: CardCache;
  reviews: ReviewsOfProduct;
}

/** Also binds the calls of the home page and the menus: they show products and shelves, which content does not know. */
export function bindCatalogue(table: CallTable, { db, now, versions, cards, reviews }: CatalogueDeps): void {
  const products = createWholeProducts(db, reviews);
  // A product's cached answer is renewed by changes of itself and of the products that it names, and by no others.
  const underContent = async () => (await versions.loaded()).contentVersion;
  const underGoods = async () => (await versions.loaded()).goodsVersion;
  table.bindKept('homePage', () => showHome(db, now()), KEPT);
  table.bindKept('brands', () => showBrands(db, now()), KEPT);
  table.bindKept('categories', () => showCategories(db, now()), KEPT);
  table.bindKept('subCategories', ({ cat }) => showSubCategories(db, cat), KEPT);
  table.bindKept('opening', (asked) => showOpening(db, asked, now()), KEPT);
  table.bindKept('room', ({ code }) => showRoom(db, code, now()), KEPT);
  table.bindKept('singleProduct', ({ id }) => showProduct(products, id, now()), {
    ...KEPT_LONG,
    keptUnder: underContent,
    // The swatches show price and availability of the other colours.
    shows: ({ single, ids, related, set }) => ({ whole: [single.id], cards: [...ids, ...idsOf([...related, ...set])] }),
    own: async ({ id }, { customerId }) => ({ my_review: await showMyReview({ db, reviews }, id, customerId) }),
  });
  // Like a list: a product that was left out because it is not sold may come back.
  table.bindKept('productCards', ({ id }) => showCards(cards, id, now()), {
    ...KEPT_NEAR,
    keptUnder: underGoods,
    shows: ({ product }) => ({ whole: [], cards: idsOf(product) }),
  });
  table.bindKept('changeProductColor', ({ id }) => changeColour(products, id, now()), {
    ...KEPT_LONG,
    keptUnder: underContent,
    shows: ({ product }) => ({ whole: [product.id], cards: [] }),
  });
  // A product that was left out because it is not sold may come back and changes the goods version.
  table.bindKept('compare', ({ id }) => compareProducts(products, id, now()), {
    ...KEPT_NEAR,
    keptUnder: underGoods,
    shows: ({ product }) => ({ whole: idsOf(product), cards: [] }),
  });
}
