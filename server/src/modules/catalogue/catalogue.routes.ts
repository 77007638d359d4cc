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

/** Seconds. Badges, offers and dates go by the clock; whatever else changes in lists makes a new version at once. */
const KEPT = { keepFor: 20 };
const KEPT_NEAR = { keepFor: 20, keepIn: 'process' } as const;
/** One of very many products: quicker asked than shared. A badge may begin a minute late, as on a page that the edge keeps. */
const KEPT_LONG = { keepFor: 60, keepIn: 'process' } as const;

const idsOf = (products: readonly { id: number }[]): number[] => products.map(({ id }) => id);

interface CatalogueDeps {
  db: Db;
  now: () => Date;
  /** Which goods and which content the shop has: another text when they are others (docs/caches.md). */
  versions: { loaded(): Promise<{ goodsVersion: string; contentVersion: string }> };
  cards: CardCache;
  reviews: ReviewsOfProduct;
}

/** The calls of the home page and the menus are here too: they show products and shelves, which content knows nothing of. */
export function bindCatalogue(table: CallTable, { db, now, versions, cards, reviews }: CatalogueDeps): void {
  const products = createWholeProducts(db, reviews);
  // A product's answer is renewed by what is sold and said of it, and by nothing of the other products but those that it names.
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
    // The swatches say what the other colours cost and whether they are there.
    shows: ({ single, ids, related, set }) => ({ whole: [single.id], cards: [...ids, ...idsOf([...related, ...set])] }),
    own: async ({ id }, { customerId }) => ({ my_review: await showMyReview({ db, reviews }, id, customerId) }),
  });
  // As of a list: one that is left out because it is not sold may come back.
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
  // One that is left out because it is not sold may come back: it is among the goods then.
  table.bindKept('compare', ({ id }) => compareProducts(products, id, now()), {
    ...KEPT_NEAR,
    keptUnder: underGoods,
    shows: ({ product }) => ({ whole: idsOf(product), cards: [] }),
  });
}
