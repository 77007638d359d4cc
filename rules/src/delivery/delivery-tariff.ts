// Delivery tariff (spec §9 Money, decision 10): the shop charges by weight or, if its settings say so, by amount; pickup costs nothing.

import type { Tug } from '../money/money.ts';
import type { Load } from './chargeable-weight.ts';
import { deliveryByAmount } from './delivery-by-amount.ts';
import { deliveryByWeight } from './delivery-by-weight.ts';
import type { DeliveryFees } from './delivery-fees.ts';
import type { KhorooClass } from './khoroo-class.ts';

/** The spec's two ways to calculate the delivery fee, by name. */
export const deliveryTariffs = ['by-weight', 'by-amount'] as const;
export type DeliveryTariff = (typeof deliveryTariffs)[number];

/** Where the goods go: a khoroo of this class, or a store where the customer fetches them. */
export type Destination = KhorooClass | 'pickup';

/** What the delivery of an order costs by the tariff in force. */
export function deliveryFee(order: {
  tariff: DeliveryTariff;
  fees: DeliveryFees;
  destination: Destination;
  load: Load;
  goodsTug: Tug;
}): Tug {
  const { tariff, fees, destination, load, goodsTug } = order;
  if (destination === 'pickup') return 0;
  return tariff === 'by-weight'
    ? deliveryByWeight(destination, load, fees)
    : deliveryByAmount(destination, goodsTug, fees);
}
