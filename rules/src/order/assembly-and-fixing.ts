// Assembly and fixing (spec §9 Money, §4 Delivery vs pickup): 30,000 for each unit that is assembled and 20,000 for each that is fixed to the wall, only together with delivery.
import type { Tug } from '../money/money.ts';

export const ASSEMBLY_TUG: Tug = 30_000;
export const FIXING_TUG: Tug = 20_000;

/** What the two services cost; nothing for pickup, because nobody visits the customer. */
export function assemblyAndFixing(order: { delivered: boolean; assemblyCount: number; fixingCount: number }): {
  assemblyTug: Tug;
  fixingTug: Tug;
} {
  if (!order.delivered) return { assemblyTug: 0, fixingTug: 0 };
  return { assemblyTug: ASSEMBLY_TUG * order.assemblyCount, fixingTug: FIXING_TUG * order.fixingCount };
}
