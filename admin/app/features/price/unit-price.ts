import { salePrice } from '@tokhi/rules/money/sale-price';
import type { Colour, Prices } from './price-query.ts';

/** The unit price from that moment on. */
export type Point = [at: number, tug: number];

/** The past price of a unit, with its campaign, whenever that ran. */
export const unitOf = ({ price, campaign }: Prices['history'][number]): number =>
  salePrice(price, campaign.percent, campaign.ending).salePriceTug;

/** The planned prices of a colour, the first plan first; after a campaign the price returns. */
export function plannedPoints(colour: Colour, planned: Prices['planned'], ending: number): Point[] {
  let tug = colour.price;
  return planned
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .flatMap(({ at, price, percent, ends_at }): Point[] => {
      tug = price ?? tug;
      const begins: Point = [Date.parse(at), salePrice(tug, percent ?? 0, ending).salePriceTug];
      return ends_at === null ? [begins] : [begins, [Date.parse(ends_at), tug]];
    });
}
