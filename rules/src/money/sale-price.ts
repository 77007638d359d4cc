// Sale price (spec §3 Product, decisions 2 and 198): a unit costs the current price less the campaign percent while the campaign runs, rounded down to the campaign's ending.
import { percentOf, type Tug } from './money.ts';

/** How campaign prices may end: 0 not rounded, 100 in …00, 900 in …900. */
export const PRICE_ENDINGS = [0, 100, 900] as const;

/** A campaign percent on top of the current price; null means no start or no end. */
export interface Campaign {
  percent: number;
  /** One of PRICE_ENDINGS, stored with the campaign: a changed setting changes no price. */
  ending: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The percent that counts at `now`: a campaign includes its start and excludes its end. */
export const runningPercent = ({ percent, startsAt, endsAt }: Omit<Campaign, 'ending'>, now: Date): number =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt) ? percent : 0;

/** `sale` is the discount on one unit, `salePrice` what the unit costs; both are derived here and never stored. */
export function salePrice(priceTug: Tug, percent: number, ending: number): { saleTug: Tug; salePriceTug: Tug } {
  const roundedTug = percent === 0 || ending === 0 ? 0 : roundedDown(priceTug, percent, ending);
  // If rounding would leave nothing of the price, it is not rounded.
  const saleTug = roundedTug > 0 ? priceTug - roundedTug : percentOf(priceTug, percent);
  return { saleTug, salePriceTug: priceTug - saleTug };
}

/** Down, so that the cut is never smaller than its percent. */
function roundedDown(priceTug: Tug, percent: number, ending: number): Tug {
  const step = ending === 900 ? 1_000 : 100;
  const lastDigits = ending % step;
  const wholeTug = Math.floor((priceTug * (100 - percent)) / 100);
  return Math.floor((wholeTug - lastDigits) / step) * step + lastDigits;
}
