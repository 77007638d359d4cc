import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { FillRow } from './rows-of-page.ts';

/** The four fixed tiles of the home page (spec §2). */
export type ListTile = 'best' | 'lower' | 'ready' | 'reduced';

/** A product of its list for each tile, if the reply has one. */
export function tileProducts(home: ReplyOf<'homePage'>, row: FillRow): Record<ListTile, ProductCard | null> {
  const shown = [...home.topProduct, ...home.topBrandProduct, ...home.LastChance, ...home.topRatedProduct];
  const first = (fits: (card: ProductCard) => boolean) => row(shown.filter(fits), 1)[0] ?? null;
  return {
    best: first((card) => card.Top_seller === 1),
    reduced: first((card) => card.New_lower_price === 1),
    lower: first((card) => card.sale_price < card.Regular_price_tug),
    ready: first((card) => card.finish === 1),
  };
}
