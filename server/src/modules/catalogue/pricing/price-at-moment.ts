import { lowestPrice, type PriceStep } from '@tokhi/rules/money/lowest-price';
import type { Campaign } from '@tokhi/rules/money/sale-price';
import type { PlannedPrice } from './planned-prices.queries.ts';
import type { PastPrice, PricedColour } from './pricing.queries.ts';

type Priced = Pick<PastPrice, 'discount_percent' | 'discount_ending' | 'discount_starts_at' | 'discount_ends_at'>;

export const campaignOf = (row: Priced): Campaign => ({
  percent: row.discount_percent,
  ending: row.discount_ending,
  startsAt: row.discount_starts_at,
  endsAt: row.discount_ends_at,
});

/** The past, current and planned prices of a product; without a history it has always had its current price. */
export function stepsOf(
  colour: PricedColour,
  { history, plans }: { history: readonly PastPrice[]; plans: readonly PlannedPrice[] },
): PriceStep[] {
  const past = history.filter((row) => row.product_id === colour.id && !row.is_void);
  const steps =
    past.length === 0
      ? [{ from: colour.created_at, priceTug: colour.price_tug, campaign: campaignOf(colour) }]
      : past.map((row) => ({ from: row.effective_at, priceTug: row.price_tug, campaign: campaignOf(row) }));
  for (const plan of plans.filter((row) => row.product_id === colour.id)) {
    const before = steps.at(-1) ?? { priceTug: colour.price_tug, campaign: campaignOf(colour) };
    steps.push({
      from: plan.applies_at,
      priceTug: plan.price_tug ?? before.priceTug,
      campaign: plan.discount_percent === null ? before.campaign : campaignOfPlan(plan),
    });
  }
  return steps;
}

export const campaignOfPlan = (plan: PlannedPrice): Campaign => ({
  percent: plan.discount_percent ?? 0,
  ending: plan.discount_ending ?? 0,
  startsAt: plan.applies_at,
  endsAt: plan.discount_ends_at,
});

/** The everyday price at a future moment, with the plans until then applied. */
export const priceTugAt = (colour: PricedColour, plans: readonly PlannedPrice[], moment: Date): number =>
  plans.filter((plan) => plan.product_id === colour.id && plan.applies_at < moment && plan.price_tug !== null).at(-1)
    ?.price_tug ?? colour.price_tug;

/** Its current price when it was not sold in the 30 days. */
export const lowestBefore = (colour: PricedColour, steps: readonly PriceStep[], moment: Date): number =>
  lowestPrice(steps, moment) ?? colour.price_tug;
