// Cart badge (spec §2 Header, §9 Limits): the icon counts the products in the cart, and above nine it says 9+.
import type { CartLine } from './cart-lines.ts';

const MOST_COUNTED = 9;

/** How many products the cart contains: all its lines, ticked or not. The stepper of a line counts its pieces. */
export const cartCount = (lines: readonly CartLine[]): number => lines.length;

/** The text on the icon; empty for an empty cart. */
export function badgeText(count: number): string {
  if (count === 0) return '';
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
