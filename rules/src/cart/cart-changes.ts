// Cart changes (spec §5 Quantity, decisions 4 and 12): the cart says what changed since it was last seen: price up or down, fewer left, out of stock, gone.

import type { Tug } from '../money/money.ts';
import type { CartLine } from './cart-lines.ts';
import type { FreshProduct, FreshProducts } from './cart-selection.ts';
import { canAdd, clampQuantity } from './quantity.ts';

export type CartChange = { code: string } & (
  | { kind: 'gone' | 'out_of_stock' }
  | { kind: 'quantity_lowered'; from: number; to: number }
  | { kind: 'price_up' | 'price_down'; fromTug: Tug; toTug: Tug }
);

/** The changes to show to the customer, in the order of the lines; a line can have both fewer left and a new price. */
export const changesSince = (lines: readonly CartLine[], products: FreshProducts): CartChange[] =>
  lines.flatMap((line): CartChange[] => {
    const { code, quantity, priceSeenTug } = line;
    const product = products.get(code);
    if (product === undefined) return [{ code, kind: 'gone' }];
    if (!canAdd(1, product.remain)) return [{ code, kind: 'out_of_stock' }];
    const now = freshLine(line, product);
    const changes: CartChange[] = [];
    if (now.quantity < quantity) changes.push({ code, kind: 'quantity_lowered', from: quantity, to: now.quantity });
    const prices = { fromTug: priceSeenTug, toTug: now.priceSeenTug };
    if (prices.toTug > prices.fromTug) changes.push({ code, kind: 'price_up', ...prices });
    if (prices.toTug < prices.fromTug) changes.push({ code, kind: 'price_down', ...prices });
    return changes;
  });

/**
 * The cart after the customer has seen the changes: gone products are removed, quantities fit, prices count as seen. A line out of
 * stock stays as it is, so that its new price is shown when it is in stock again.
 */
export const withChanges = (lines: readonly CartLine[], products: FreshProducts): CartLine[] =>
  lines.flatMap((line) => {
    const product = products.get(line.code);
    return product === undefined ? [] : [freshLine(line, product)];
  });

function freshLine(line: CartLine, { salePriceTug, remain }: FreshProduct): CartLine {
  if (!canAdd(1, remain)) return line;
  return { ...line, quantity: clampQuantity(line.quantity, remain), priceSeenTug: salePriceTug };
}
