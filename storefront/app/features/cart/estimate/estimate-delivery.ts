import type { ReplyOf } from '@tokhi/contract/client';
import { arrivalDates, formatDateRange } from '@tokhi/rules/delivery/delivery-dates';
import { deliveryFee } from '@tokhi/rules/delivery/delivery-tariff';
import { classOfKhoroo } from './class-of-khoroo.ts';

export interface EstimatedGoods {
  weightGrams: number;
  volumeMl: number;
  /** The extra fee for size and weight, of all pieces. */
  chinaDeliverTug: number;
  /** What the goods cost, after campaigns. */
  goodsTug: number;
  /** All of it stands ready in Ulaanbaatar. */
  ready: boolean;
}

export interface Estimate {
  feeTug: number;
  sizeFeeTug: number;
  /** «11/27 – 12/01». */
  dates: string;
}

/** Fee, size fee and date by the rules of the checkout, for a khoroo of this district. */
export function estimateDelivery(
  goods: EstimatedGoods,
  { tariff, districts }: Pick<ReplyOf<'places'>, 'tariff' | 'districts'>,
  place: { district: number; khoroo: number },
  now: Date,
): Estimate | null {
  const district = districts.find(({ id }) => id === place.district);
  if (district === undefined) return null;
  const destination = classOfKhoroo(district, place.khoroo);
  return {
    feeTug: deliveryFee({ tariff, destination, load: goods, goodsTug: goods.goodsTug }),
    sizeFeeTug: goods.chinaDeliverTug,
    dates: formatDateRange(arrivalDates(now, { readyInUlaanbaatar: goods.ready })),
  };
}
