import type { CartLine, CartProduct } from '@tokhi/contract/calls/cart';
import type { Db } from '../../db/database.ts';
import { productsInCarts } from '../catalogue/public.ts';
import { type KeptLine, keptCart } from './cart.queries.ts';

/** The saved lines of products that are sold. */
function presentCart(lines: readonly KeptLine[], products: readonly CartProduct[]): CartLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap(({ productId, quantity, checked, priceSeenTug }) => {
    const product = byId.get(productId);
    return product === undefined ? [] : [{ ...product, quantity, checked, price_seen: priceSeenTug }];
  });
}

interface Refreshed {
  product: CartProduct[];
  cart: CartLine[];
  version: number;
}

/**
 * Today's state of the browser's codes and the customer's lines, in at most two statements. A product in both is returned once, as the
 * saved line (decision 171): it is checked, printed and sent once.
 */
export async function refreshCart(
  db: Db,
  codes: readonly string[],
  customerId: number | null,
  now: Date,
): Promise<Refreshed> {
  const { version, lines } = customerId === null ? { version: 0, lines: [] } : await keptCart(db, customerId);
  const products = await productsInCarts(db, { codes, ids: lines.map(({ productId }) => productId) }, now);
  const inCart = new Set(lines.map(({ productId }) => productId));
  const others = new Map(products.filter(({ id }) => !inCart.has(id)).map((product) => [product.code, product]));
  return {
    product: [...new Set(codes)].flatMap((code) => others.get(code) ?? []),
    cart: presentCart(lines, products),
    version,
  };
}
