// Usable bonus (spec §5 Bonus usable, decision 7): points pay at most half of what the goods cost after discount and code, and never more than the balance.
import type { Tug } from './money.ts';

/** Points that may be spent on an order, one tugrik each; fees and delivery do not raise the limit. */
export function usableBonus(order: { balance: number; subtotalTug: Tug; saleTug: Tug; codeTug: Tug }): number {
  const half = Math.floor((order.subtotalTug - order.saleTug - order.codeTug) / 2);
  return Math.max(0, Math.min(order.balance, half));
}

/** The points of a typed number: below 1 is 0, above the limit is the limit, fractions are dropped. */
export const clampUsedBonus = (typed: number, limit: number): number =>
  typed >= 1 ? Math.min(Math.floor(typed), limit) : 0;

/** Points spent until the customer types another number: all that are allowed. */
export const defaultUsedBonus = (limit: number): number => limit;
