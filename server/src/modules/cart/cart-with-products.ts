import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import type { Tx } from '../../db/database.ts';
import { freshProducts, type SoldProduct } from '../catalogue/public.ts';
import { type KeptLine, keptCart } from './cart.queries.ts';

/** A saved line in the terms of the rules. */
export interface KnownLine extends CartLine {
  productId: number;
  /** The cart's version when the line was added or last changed. */
  version: number;
}

export interface CartWithProducts {
  /** Lines of products that are sold. */
  lines: KnownLine[];
  /** Products in the cart that are no longer sold. */
  goneIds: number[];
  /** The sold products of the cart and of the codes. */
  products: ReadonlyMap<string, SoldProduct>;
}

/** The saved cart and the other named products, with today's prices and stock. */
export async function cartWithProducts(
  tx: Tx,
  customerId: number,
  codes: readonly string[],
  now: Date,
): Promise<CartWithProducts> {
  const kept = (await keptCart(tx, customerId)).lines;
  const products = await freshProducts(tx, { codes, ids: kept.map(({ productId }) => productId) }, now);
  const codeOf = new Map([...products.values()].map(({ id, code }) => [id, code]));
  const lines: KnownLine[] = [];
  const goneIds: number[] = [];
  for (const line of kept) {
    const code = codeOf.get(line.productId);
    if (code === undefined) goneIds.push(line.productId);
    else lines.push({ ...line, code });
  }
  return { lines, goneIds, products };
}

/** The lines to write so that the cart is as wanted: new or changed ones, of products that are sold. */
export const changedLines = ({ lines, products }: CartWithProducts, wanted: readonly CartLine[]): KeptLine[] =>
  wanted.flatMap((line) => {
    const product = products.get(line.code);
    const before = lines.find(({ code }) => code === line.code);
    return product === undefined || (before !== undefined && isSame(before, line))
      ? []
      : [{ productId: product.id, quantity: line.quantity, checked: line.checked, priceSeenTug: line.priceSeenTug }];
  });

const isSame = (one: CartLine, other: CartLine): boolean =>
  one.quantity === other.quantity && one.checked === other.checked && one.priceSeenTug === other.priceSeenTug;
