// Price change (spec §9 Money, decision 199): beyond the limit, up or down, a second person approves it; the margin is what is left of the price after the cost.
import type { Tug } from './money.ts';

/** Tenths of a percent, to the nearest: −100 is «−10.0 %». */
export const changeTenths = (fromTug: Tug, toTug: Tug): number => Math.round(((toTug - fromTug) * 1_000) / fromTug);

/** Whether the price changes by more than this percentage. */
export const isBeyond = (fromTug: Tug, toTug: Tug, limitPercent: number): boolean =>
  Math.abs(toTug - fromTug) * 100 > fromTug * limitPercent;

/** What a unit costs in the shop's own money: hundredths of a yuan at this rate of tugrik per yuan. */
export const costTug = (costFen: number, yuanRateTug: number): Tug => Math.round((costFen * yuanRateTug) / 100);

/** The margin after the cost, in tenths of a percent of the price. */
export const marginTenths = (priceTug: Tug, unitCostTug: Tug): number =>
  Math.round(((priceTug - unitCostTug) * 1_000) / priceTug);
