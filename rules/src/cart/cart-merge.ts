// Cart merge (spec §4 Cart, decision 24): at login the guest's cart joins the account's: same code, the larger quantity, at most what remains.
import { type CartLine, MOST_CART_LINES } from './cart-lines.ts';
import { clampQuantity } from './quantity.ts';

/**
 * Merges two carts. Which one comes first affects only the order of the lines and, if there are too many, which ones are dropped.
 * `remains` is the stock by code;
 * a code that is not in it is no longer sold and is dropped. Seen prices: the lower one, so that every rise is shown.
 */
export function mergeCarts(
  account: readonly CartLine[],
  guest: readonly CartLine[],
  remains: ReadonlyMap<string, number>,
): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of [...account, ...guest]) {
    const remain = remains.get(line.code);
    if (remain === undefined) continue;
    const other = merged.get(line.code) ?? line;
    merged.set(line.code, {
      code: line.code,
      quantity: clampQuantity(Math.max(line.quantity, other.quantity), remain),
      checked: line.checked || other.checked,
      priceSeenTug: Math.min(line.priceSeenTug, other.priceSeenTug),
    });
  }
  // The account's lines come first: of two full carts the account's is kept, because the customer cannot see it now.
  return [...merged.values()].slice(0, MOST_CART_LINES);
}
