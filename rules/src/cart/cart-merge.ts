// Cart merge (spec §4 Cart, decision 24): at login the guest's cart joins the account's: same code, the larger quantity, at most what remains.
import { type CartLine, MOST_CART_LINES } from './cart-lines.ts';
import { clampQuantity } from './quantity.ts';

/**
 * One cart out of two, the same whichever comes first but for the order of the lines and, of two that together are too many,
 * the last ones. `remains` is what is left by code; a
 * code that it does not know is not sold and falls out. Seen prices: the lower one, so that no rise goes untold.
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
  // The cart of the account comes first: of two full carts it is the one that the customer does not see now.
  return [...merged.values()].slice(0, MOST_CART_LINES);
}
