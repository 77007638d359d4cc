import type { CartLine, CartProduct } from '@tokhi/contract/calls/cart';
import type { Db } from '../../db/database.ts';
import { productsInCarts } from '../catalogue/public.ts';
import { type KeptLine, keptCart } from './cart.queries.ts';

/** The kept lines of products that are sold. */
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

/** What the browser's codes and the customer's lines are today: two statements at most, however many there are. */
export async function refreshCart(
  db: Db,
  codes: readonly string[],
  customerId: number | null,
  now: Date,
): Promise<Refreshed> {
  const { version, lines } = customerId === null ? { version: 0, lines: [] } : await keptCart(db, customerId);
  const products = await productsInCarts(db, { codes, ids: lines.map(({ productId }) => productId) }, now);
  const byCode = new Map(products.map((product) => [product.code, product]));
  return {
    product: [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []),
    cart: presentCart(lines, products),
    version,
  };
}
