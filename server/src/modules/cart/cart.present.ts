import type { CartLine, CartProduct } from '@tokhi/contract/calls/cart';
import type { KeptLine } from './cart.queries.ts';

/** The kept lines of products that are sold. */
export function presentCart(lines: readonly KeptLine[], products: readonly CartProduct[]): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap(({ productId, quantity, checked, priceSeenTug }) => {
    const product = byId.get(productId);
    return product === undefined ? [] : [{ ...product, quantity, checked, price_seen: priceSeenTug }];
  });
}
