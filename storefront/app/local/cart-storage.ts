// How the cart lies in local storage: the spec's names (§3 "Cart line"), its totals beside its products.
import { cartCount } from '@tokhi/rules/cart/cart-badge';
import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import type { FreshProduct } from '@tokhi/rules/cart/cart-selection';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { clampQuantity } from '@tokhi/rules/cart/quantity';
import { tilePrice } from '@tokhi/rules/money/price-shown';
import { type Fields, isObject, objectsOf, textField, wholeField } from './stored-fields.ts';

/** What the cart knows of a product without asking the server. */
export interface CartProduct extends FreshProduct {
  code: string;
  name: string;
  model: string;
  type: string;
  colour: string;
  /** File at /images/product/{image}, of a small size; empty where the product has no picture. */
  image: string;
  regularTug: number;
}

export interface Cart {
  lines: readonly CartLine[];
  /** By code: a product for each line. */
  products: ReadonlyMap<string, CartProduct>;
}

export const emptyCart: Cart = { lines: [], products: new Map() };

export function readCart(stored: unknown): Cart {
  const lines: CartLine[] = [];
  const products = new Map<string, CartProduct>();
  for (const fields of isObject(stored) ? objectsOf(stored['product']) : []) {
    const product = readProduct(fields);
    if (product.code === '' || product.priceTug === 0 || products.has(product.code)) continue;
    products.set(product.code, product);
    lines.push({
      code: product.code,
      quantity: clampQuantity(wholeField(fields, 'qty'), product.remain),
      checked: fields['checked'] !== false,
      priceSeenTug: tilePrice(product),
    });
  }
  return { lines, products };
}

const readProduct = (fields: Fields): CartProduct => ({
  code: textField(fields, 'id'),
  name: textField(fields, 'name'),
  model: textField(fields, 'model'),
  type: textField(fields, 'product_type'),
  colour: textField(fields, 'color'),
  image: textField(fields, 'image'),
  priceTug: wholeField(fields, 'price'),
  discountPercent: Math.min(wholeField(fields, 'discount'), 100),
  bonusPercent: wholeField(fields, 'bonus_percent'),
  regularTug: wholeField(fields, 'regular_price'),
  remain: wholeField(fields, 'remain'),
});

export function writeCart({ lines, products }: Cart): Fields {
  return {
    total: cartCount(lines),
    amount: cartTotals(lines, products).amountTug,
    product: lines.flatMap((line) => {
      const product = products.get(line.code);
      return product === undefined ? [] : [writeLine(line, product)];
    }),
  };
}

const writeLine = (line: CartLine, product: CartProduct): Fields => ({
  id: line.code,
  name: product.name,
  model: product.model,
  product_type: product.type,
  color: product.colour,
  image: product.image,
  price: product.priceTug,
  discount: product.discountPercent,
  regular_price: product.regularTug,
  bonus_percent: product.bonusPercent,
  // The spec has every line carry it (§9); what the line earns comes from `bonus_percent`.
  bonus: 1,
  remain: product.remain,
  qty: line.quantity,
  checked: line.checked,
});
