// Bonus earned (spec §9 Money, decision 5): whole points, bonus_percent of what the unit really costs after the discount, times the quantity.
import { percentOf, type Tug } from './money.ts';

/** The fields of an order line that decide its points. */
export interface BonusLine {
  salePriceTug: Tug;
  bonusPercent: number;
  quantity: number;
}

/** Points earned with one unit; a line earns this times its quantity. */
export const unitBonus = (salePriceTug: Tug, bonusPercent: number): number => percentOf(salePriceTug, bonusPercent);

/** Points earned with all lines; how the order is paid does not lower them. */
export const earnedBonus = (lines: readonly BonusLine[]): number =>
  lines.reduce((points, line) => points + unitBonus(line.salePriceTug, line.bonusPercent) * line.quantity, 0);
