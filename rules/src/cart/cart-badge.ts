// Cart badge (spec §2 Header, §9 Limits): the icon counts the products in the cart, and above nine it says 9+.
import type { CartLine } from './cart-lines.ts';

const MOST_COUNTED = 9;

/** How many products the cart holds: its lines, ticked or not; the pieces of a line are counted by its own stepper. */
export const cartCount = (lines: readonly CartLine[]): number => lines.length;

/** What the icon says; nothing for an empty list. */
export function badgeText(count: number): string {
  if (count === 0) return '';
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
