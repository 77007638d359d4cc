import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { changeTenths, costTug, isBeyond, marginTenths } from '@tokhi/rules/money/price-change';
import { salePrice } from '@tokhi/rules/money/sale-price';
import type { Db } from '../../../db/database.ts';
import { endingOf, type PricingSettings, pricingSettings } from '../../settings/public.ts';
import { type PlannedPrice, plansOf } from './planned-prices.queries.ts';
import { lowestBefore, priceTugAt, stepsOf } from './price-at-moment.ts';
import type { PricingDeps } from './price-ports.ts';
import { coloursByCodes, historyOf, type PricedColour } from './pricing.queries.ts';

export type PriceChange = CallBody<AdminCalls['changePrices']>['change'];

/** The price of one colour at that moment without the change, and with it. */
export interface NewPrice {
  colour: PricedColour;
  wasTug: number;
  nowTug: number;
}

/** Refuses unknown codes, and colours of several models. */
function pricesOf(
  colours: readonly PricedColour[],
  change: PriceChange,
  { plans, settings, moment }: { plans: readonly PlannedPrice[]; settings: PricingSettings; moment: Date },
): NewPrice[] {
  if (colours.length !== change.lines.length || new Set(colours.map((colour) => colour.model_id)).size !== 1)
    throw refuse('product_not_found');
  return colours.map((colour) => {
    const wasTug = priceTugAt(colour, plans, moment);
    if (change.kind === 'campaign')
      return { colour, wasTug, nowTug: salePrice(wasTug, change.percent, endingOf(settings)).salePriceTug };
    const line = change.lines.find(({ code }) => code === colour.code);
    return { colour, wasTug, nowTug: line?.price ?? wasTug };
  });
}

export const needsSecondPerson = (prices: readonly NewPrice[], { secondPersonAbovePercent }: PricingSettings) =>
  prices.some(({ wasTug, nowTug }) => isBeyond(wasTug, nowTug, secondPersonAbovePercent));

/** The figures of a change before it is saved. */
export async function newPrices(db: Db, colours: readonly PricedColour[], change: PriceChange, moment: Date) {
  const settings = await pricingSettings(db);
  const plans = await plansOf(
    db,
    colours.map(({ id }) => id),
  );
  return { settings, plans, prices: pricesOf(colours, change, { plans, settings, moment }) };
}

export async function previewPrices(
  deps: PricingDeps,
  { change, at }: CallBody<AdminCalls['previewPrices']>,
): Promise<CallReply<AdminCalls['previewPrices']>> {
  const { db } = deps;
  const moment = at === null ? deps.now() : new Date(at);
  const codes = change.lines.map(({ code }) => code);
  const colours = await coloursByCodes(db, codes);
  const { settings, plans, prices } = await newPrices(db, colours, change, moment);
  const ids = colours.map(({ id }) => id);
  const history = await historyOf(db, ids);
  const marginOf = ({ cost_fen }: PricedColour, tug: number) =>
    cost_fen === null ? null : marginTenths(tug, costTug(cost_fen, settings.yuanRateTug));
  const { saved, notified } = await deps.customersWhoSaved(
    db,
    prices.map(({ colour, nowTug }) => ({ productId: colour.id, nowTug })),
  );
  const unpaid = await deps.unpaidOrdersWith(db, ids);
  return {
    result: 'success',
    lines: prices.map(({ colour, wasTug, nowTug }) => ({
      ...{ code: colour.code, was: wasTug, now: nowTug, change: changeTenths(wasTug, nowTug) },
      lowest: lowestBefore(colour, stepsOf(colour, { history, plans }), moment),
      ...{ margin_was: marginOf(colour, wasTug), margin: marginOf(colour, nowTug) },
    })),
    needs_approval: needsSecondPerson(prices, settings),
    effects: {
      ...{ carts: await deps.customersWithInCart(db, ids), saved, notified },
      unpaid: { count: unpaid.count, sum: unpaid.sumTug, orders: unpaid.numbers },
    },
  };
}
