// VAT (spec §9 Money, decisions 11 and 35): when ticked, 10 % of (sum without VAT + lending fee − used bonus) on top, rounded half up; an amount that includes it holds an eleventh.
import { percentOf, type Tug } from './money.ts';

export const VAT_PERCENT = 10;

/** The VAT that is added; `netSumTug` is the spec's sum − NOAT. */
export function vat(order: { ticked: boolean; netSumTug: Tug; lendingFeeTug: Tug; usedBonusTug: Tug }): Tug {
  const baseTug = order.netSumTug + order.lendingFeeTug - order.usedBonusTug;
  return order.ticked ? percentOf(baseTug, VAT_PERCENT) : 0;
}

/** The VAT inside a paid total, for the receipt: what was added when the box was ticked, else the part that the prices include. */
export const includedVat = (totalTug: Tug): Tug => Math.floor((totalTug + 5) / 11);
