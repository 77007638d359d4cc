// Bonus of a unit (spec §9 Money, decision 5): whole points, bonus_percent of what the unit really costs after the discount.
import { percentOf, type Tug } from './money.ts';

/** Points earned with one unit; a line earns this times its quantity. */
export const unitBonus = (salePriceTug: Tug, bonusPercent: number): number => percentOf(salePriceTug, bonusPercent);
