// Lowest price (spec §4 Price display, decision 199): beside a cut stands the lowest price that a unit had in the 30 days before it.
import type { Tug } from './money.ts';
import { type Campaign, salePrice } from './sale-price.ts';

const DAYS_30_MS = 30 * 24 * 60 * 60 * 1_000;

/** The price of a product from a moment until the next step. */
export interface PriceStep {
  from: Date;
  priceTug: Tug;
  campaign: Campaign;
}

/** The lowest price of the 30 days before a moment, from ordered steps; null if there was none. */
export function lowestPrice(steps: readonly PriceStep[], before: Date): Tug | null {
  const end = before.getTime();
  const prices = steps.flatMap((step, index) => {
    const from = Math.max(step.from.getTime(), end - DAYS_30_MS);
    const until = Math.min(steps[index + 1]?.from.getTime() ?? end, end);
    return from < until ? pricesWithin(step, from, until) : [];
  });
  return prices.length === 0 ? null : Math.min(...prices);
}

function pricesWithin({ priceTug, campaign }: PriceStep, from: number, until: number): Tug[] {
  const starts = campaign.startsAt?.getTime() ?? from;
  const ends = campaign.endsAt?.getTime() ?? until;
  const runs = Math.max(starts, from) < Math.min(ends, until);
  if (!runs) return [priceTug];
  // The campaign price is never above the price without it.
  return [salePrice(priceTug, campaign.percent, campaign.ending).salePriceTug];
}
