import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { endingOf, type PricingSettings } from '../../settings/public.ts';
import { changePrice } from '../change-price.ts';
import { insertPlans } from './planned-prices.queries.ts';
import { type NewPrice, newPrices, type PriceChange } from './preview-prices.ts';
import { campaignOf } from './price-at-moment.ts';
import { lockColours, type PricedColour } from './pricing.queries.ts';

/** A change, its start (null: now) and its reason. */
export interface WantedPrices {
  change: PriceChange;
  at: string | null;
  reason: string;
}

/** Locks the colours, and refuses when one was edited since the page was opened; names which. */
export async function lockWanted(tx: Tx, { change, at }: WantedPrices, now: Date) {
  const colours = await lockColours(
    tx,
    change.lines.map(({ code }) => code),
  );
  const moment = at === null || new Date(at) <= now ? now : new Date(at);
  if (change.kind === 'campaign' && change.ends_at !== null && new Date(change.ends_at) <= moment)
    throw refuse('campaign_is_over');
  const { settings, prices } = await newPrices(tx, colours, change, moment);
  const versions = new Map(change.lines.map(({ code, version }) => [code, version]));
  const edited = colours.filter(({ code, version }) => versions.get(code) !== version);
  if (edited.length > 0)
    throw refuse('changed_meanwhile', {
      codes: edited.map(({ code }) => code).join(' '),
      version: edited[0]?.version ?? 0,
    });
  return { settings, prices, moment, isPlan: moment > now };
}

interface Setting {
  wanted: WantedPrices;
  prices: readonly NewPrice[];
  settings: PricingSettings;
  moment: Date;
  isPlan: boolean;
  /** Who requested it, whom the history names, and who approved it. */
  staffId: number;
  approvedBy: number | null;
}

/** Writes or plans the prices, each with an audit row of the caller. */
export async function setPrices(tx: Tx, setting: Setting, caller: Staff, now: Date): Promise<void> {
  const { prices, isPlan, moment, wanted } = setting;
  if (isPlan)
    await insertPlans(
      tx,
      prices.map((price) => planOf(price.colour, setting, now)),
    );
  else
    for (const { colour } of prices)
      await changePrice(tx, colour.id, priceOf(colour, setting), { staffId: setting.staffId, reason: wanted.reason });
  for (const { colour, wasTug, nowTug } of prices) {
    const subject = { kind: 'product', id: colour.code };
    const terms =
      wanted.change.kind === 'campaign' ? { percent: wanted.change.percent, ends_at: wanted.change.ends_at } : {};
    const after = { price: nowTug, ...terms, from: moment.toISOString(), reason: wanted.reason };
    const action = isPlan ? 'plan price' : 'change price';
    await writeAudit(tx, { action, subject, ...auditedBy(caller), before: { price: wasTug }, after }, now);
  }
}

/** A new price keeps the campaign, and a new campaign keeps the price. */
function priceOf(colour: PricedColour, { wanted: { change }, settings, moment }: Setting) {
  const { price_tug: priceTug, regular_price_tug: regularPriceTug } = colour;
  if (change.kind === 'campaign') {
    const endsAt = change.ends_at === null ? null : new Date(change.ends_at);
    const campaign = { percent: change.percent, ending: endingOf(settings), startsAt: moment, endsAt };
    const none = { percent: 0, ending: 0, startsAt: null, endsAt: null };
    return { priceTug, regularPriceTug, campaign: change.percent === 0 ? none : campaign };
  }
  const line = change.lines.find(({ code }) => code === colour.code);
  return {
    ...{ priceTug: line?.price ?? priceTug, regularPriceTug: line?.regular ?? regularPriceTug },
    campaign: campaignOf(colour),
  };
}

function planOf(colour: PricedColour, { wanted, settings, moment, staffId, approvedBy }: Setting, now: Date) {
  const { change, reason } = wanted;
  const line = change.kind === 'price' ? change.lines.find(({ code }) => code === colour.code) : undefined;
  const isCampaign = change.kind === 'campaign';
  return {
    ...{
      product_id: colour.id,
      applies_at: moment,
      reason,
      planned_by: staffId,
      planned_at: now,
      approved_by: approvedBy,
    },
    ...{ price_tug: line?.price ?? null, regular_price_tug: line?.regular ?? null },
    discount_percent: isCampaign ? change.percent : null,
    discount_ending: isCampaign ? endingOf(settings) : null,
    discount_ends_at: isCampaign && change.ends_at !== null ? new Date(change.ends_at) : null,
  };
}
