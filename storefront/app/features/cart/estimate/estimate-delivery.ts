import type { ReplyOf } from '@tokhi/contract/client';
import { extraDelivery } from '@tokhi/rules/delivery/delivery-by-weight';
import { arrivalDates, formatDateRange } from '@tokhi/rules/delivery/delivery-dates';
import { deliveryFee } from '@tokhi/rules/delivery/delivery-tariff';
import type { KhorooClass } from '@tokhi/rules/delivery/khoroo-class';
import { classOfKhoroo } from './class-of-khoroo.ts';

export interface EstimatedGoods {
  weightGrams: number;
  volumeMl: number;
  /** What the goods cost, after campaigns. */
  goodsTug: number;
  /** All of it is in stock in Ulaanbaatar. */
  ready: boolean;
}

export interface Estimate {
  /** The whole delivery fee, with the extra for size and weight. */
  deliveryTug: number;
  sizeFeeTug: number;
  /** «11/27 – 12/01». */
  dates: string;
  destination: KhorooClass;
}

/** Delivery fee and date by the rules of the checkout; null until the visitor has named the district and, if required, the khoroo. */
export function estimateDelivery(
  goods: EstimatedGoods,
  { tariff, delivery_fees: fees, districts }: Pick<ReplyOf<'places'>, 'tariff' | 'delivery_fees' | 'districts'>,
  place: { district: number; khoroo: number | null },
  now: Date,
): Estimate | null {
  const district = districts.find(({ id }) => id === place.district);
  if (district === undefined || (district.asks_for_khoroo && place.khoroo === null)) return null;
  const destination = classOfKhoroo(district, place.khoroo);
  return {
    deliveryTug: deliveryFee({ tariff, fees, destination, load: goods, goodsTug: goods.goodsTug }),
    sizeFeeTug: tariff === 'by-weight' ? extraDelivery(destination, goods, fees) : 0,
    dates: formatDateRange(arrivalDates(now, { readyInUlaanbaatar: goods.ready })),
    destination,
  };
}
