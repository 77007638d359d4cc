// Delivery from China (spec §3 Product china_deliver): each unit brings its own fee for the way from Beijing, also when the goods are fetched.
import type { Tug } from '../money/money.ts';

/** The fee is per unit, as for products; lines of a stored order have the fee of the whole line. */
export interface ChinaLine {
  unitChinaDeliveryTug: Tug;
  quantity: number;
}

/** What the transport of all lines from Beijing costs. */
export const chinaDelivery = (lines: readonly ChinaLine[]): Tug =>
  lines.reduce((sum, { unitChinaDeliveryTug, quantity }) => sum + unitChinaDeliveryTug * quantity, 0);
