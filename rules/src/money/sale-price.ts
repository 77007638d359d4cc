// Sale price (spec §3 Product, decision 2): a unit costs the current price less the campaign percent while the campaign runs.
import { percentOf, type Tug } from './money.ts';

/** A campaign percent on top of the current price; open ends have no bound. */
export interface Campaign {
  percent: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The percent that counts at `now`: a campaign includes its start and excludes its end. */
export const runningPercent = ({ percent, startsAt, endsAt }: Campaign, now: Date): number =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt) ? percent : 0;

/** `sale` is the money off one unit, `salePrice` what the unit costs; both are derived here and stored nowhere. */
export function salePrice(priceTug: Tug, percent: number): { saleTug: Tug; salePriceTug: Tug } {
  const saleTug = percentOf(priceTug, percent);
  return { saleTug, salePriceTug: priceTug - saleTug };
}
