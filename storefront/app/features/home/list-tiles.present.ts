import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';

/** The four fixed tiles of the home page (spec §2). */
export type ListTile = 'best' | 'lower' | 'ready' | 'reduced';

/** A product of its list for each tile, as the reply has one; no model stands on two tiles. */
export function tileProducts(home: ReplyOf<'homePage'>): Record<ListTile, ProductCard | null> {
  const shown = [...home.topProduct, ...home.topBrandProduct, ...home.LastChance, ...home.topRatedProduct];
  const taken = new Set<string>();
  function first(fits: (card: ProductCard) => boolean): ProductCard | null {
    const card = shown.find((one) => fits(one) && !taken.has(one.model)) ?? null;
    if (card !== null) taken.add(card.model);
    return card;
  }
  return {
    best: first((card) => card.Top_seller === 1),
    reduced: first((card) => card.New_lower_price === 1),
    lower: first((card) => card.sale_price < card.Regular_price_tug),
    ready: first((card) => card.finish === 1),
  };
}
