// Cart lines (spec §3 Cart line, §4 Cart): one line a product; adding it again raises the quantity and ticks the line, never above what remains.
import type { Tug } from '../money/money.ts';
import { canAdd, clampQuantity } from './quantity.ts';

/** A line as the browser and the account store it; all other product data is loaded anew. */
export interface CartLine {
  code: string;
  quantity: number;
  checked: boolean;
  /** What a unit cost when the customer last saw it, so that the cart can say what changed since. */
  priceSeenTug: Tug;
}

/** Ours: no household needs more products in a cart, and every call refuses more. */
export const MOST_CART_LINES = 100;

export type Added = { ok: true; lines: CartLine[] } | { ok: false; reason: 'insufficient_stock' | 'cart_full' };

/** Adds pieces of a product to the cart: all of them or, if too few remain, none. */
export function addToCart(
  lines: readonly CartLine[],
  { code, quantity, priceSeenTug }: { code: string; quantity: number; priceSeenTug: Tug },
  remain: number,
): Added {
  const there = lines.find((one) => one.code === code);
  const line = { code, quantity: quantity + (there?.quantity ?? 0), checked: true, priceSeenTug };
  if (!canAdd(line.quantity, remain)) return { ok: false, reason: 'insufficient_stock' };
  if (there === undefined && lines.length >= MOST_CART_LINES) return { ok: false, reason: 'cart_full' };
  return { ok: true, lines: there ? lines.map((one) => (one === there ? line : one)) : [...lines, line] };
}

/** Removes a product; does nothing if it is not in the cart. */
export const removeFromCart = (lines: readonly CartLine[], code: string): CartLine[] =>
  lines.filter((line) => line.code !== code);

/** Stepper and field of a row: the typed number is clamped to 1 … what remains. */
export const setQuantity = (lines: readonly CartLine[], code: string, typed: number, remain: number): CartLine[] =>
  changeLine(lines, code, { quantity: clampQuantity(typed, remain) });

/** The tick of a row: unticked lines stay in the cart and out of the order. */
export const setChecked = (lines: readonly CartLine[], code: string, checked: boolean): CartLine[] =>
  changeLine(lines, code, { checked });

const changeLine = (lines: readonly CartLine[], code: string, change: Partial<CartLine>): CartLine[] =>
  lines.map((line) => (line.code === code ? { ...line, ...change } : line));
