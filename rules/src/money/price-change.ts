// Price change (spec §9 Money, decision 199): beyond the limit, up or down, a second person approves it; the margin is what is left of the price after the cost.
import type { Tug } from './money.ts';

/** Tenths of a percent, to the nearest: −100 is «−10.0 %». */
export const changeTenths = (fromTug: Tug, toTug: Tug): number => Math.round(((toTug - fromTug) * 1_000) / fromTug);

/** Whether the price moves by more than so many percent. */
export const isBeyond = (fromTug: Tug, toTug: Tug, limitPercent: number): boolean =>
  Math.abs(toTug - fromTug) * 100 > fromTug * limitPercent;

/** What a unit costs in the shop's own money: hundredths of a yuan at so many tugrik a yuan. */
export const costTug = (costFen: number, yuanRateTug: number): Tug => Math.round((costFen * yuanRateTug) / 100);

/** Tenths of a percent of the price that are left after the cost. */
export const marginTenths = (priceTug: Tug, unitCostTug: Tug): number =>
  Math.round(((priceTug - unitCostTug) * 1_000) / priceTug);
