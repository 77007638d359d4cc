import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { costTug, marginTenths } from '@tokhi/rules/money/price-change';
import { type Campaign, runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import type { Approval } from '../../approvals/public.ts';
import type { PricingSettings } from '../../settings/public.ts';
import type { PlannedPrice } from './planned-prices.queries.ts';
import { campaignOf, lowestBefore, stepsOf } from './price-at-moment.ts';
import type { coloursOfModelWith, PastPrice } from './pricing.queries.ts';
import type { WantedPrices } from './set-prices.ts';

type Shown = CallReply<AdminCalls['showPrices']>;
type Names = ReadonlyMap<number, string>;
type Colour = Awaited<ReturnType<typeof coloursOfModelWith>>[number];

interface Around {
  history: readonly PastPrice[];
  plans: readonly PlannedPrice[];
  settings: PricingSettings;
  now: Date;
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const presentCampaign = ({ percent, ending, startsAt, endsAt }: Campaign) => ({
  ...{ percent, ending, starts_at: iso(startsAt), ends_at: iso(endsAt) },
});

export function presentColour(colour: Colour, { history, settings, now }: Around): Shown['colours'][number] {
  const campaign = campaignOf(colour);
  const { salePriceTug } = salePrice(colour.price_tug, runningPercent(campaign, now), campaign.ending);
  const cost = colour.cost_fen === null ? null : costTug(colour.cost_fen, settings.yuanRateTug);
  return {
    ...{ code: colour.code, version: colour.version, colour: colour.colour_name, image: colour.picture },
    ...{ listed: colour.is_listed, price: colour.price_tug, regular: colour.regular_price_tug },
    ...{ campaign: presentCampaign(campaign), sale_price: salePriceTug },
    lowest: lowestBefore(colour, stepsOf(colour, { history, plans: [] }), now),
    ...{ cost, margin: cost === null ? null : marginTenths(salePriceTug, cost) },
  };
}

export const presentPast = (row: PastPrice, names: Names): Shown['history'][number] => ({
  ...{ id: row.id, at: row.effective_at.toISOString(), price: row.price_tug },
  campaign: presentCampaign(campaignOf(row)),
  ...{ reason: row.reason, by: row.staff_id === null ? null : (names.get(row.staff_id) ?? null) },
});

export const presentPlan = (plan: PlannedPrice, names: Names): Shown['planned'][number] => ({
  ...{ id: plan.id, code: plan.code, at: plan.applies_at.toISOString(), price: plan.price_tug },
  ...{ percent: plan.discount_percent, ends_at: iso(plan.discount_ends_at) },
  ...{ reason: plan.reason, by: names.get(plan.planned_by) ?? null },
});

export function presentApproval(approval: Approval, names: Names, staffId: number): NonNullable<Shown['approval']> {
  const { change, at } = approval.payload as unknown as WantedPrices;
  return {
    ...{ id: approval.id, version: approval.version, change, at, reason: approval.reason },
    by: names.get(approval.requested_by) ?? null,
    requested_at: approval.requested_at.toISOString(),
    mine: approval.requested_by === staffId,
  };
}
