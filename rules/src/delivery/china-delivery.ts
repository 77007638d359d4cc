// Delivery from China (spec §3 Product china_deliver): each unit brings its own fee for the way from Beijing, also when the goods are fetched.
import type { Tug } from '../money/money.ts';

/** The fee is of one unit, as products have it; the lines of a stored order hold that of the whole line. */
export interface ChinaLine {
  unitChinaDeliveryTug: Tug;
  quantity: number;
}

/** What all lines cost from Beijing to the capital. */
export const chinaDelivery = (lines: readonly ChinaLine[]): Tug =>
  lines.reduce((sum, { unitChinaDeliveryTug, quantity }) => sum + unitChinaDeliveryTug * quantity, 0);
