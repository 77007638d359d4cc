// Delivery by weight (spec §9 Money, decisions 10 and 45): a base fee by khoroo class, cheap 8,000, middle 15,000, far 40,000, unlisted as cheap, and an extra fee when the chargeable weight is over 35 or over 250 kg.

import type { Tug } from '../money/money.ts';
import { type Load, weightStep } from './chargeable-weight.ts';
import type { DeliveryFees } from './delivery-fees.ts';
import type { KhorooClass, ListedClass } from './khoroo-class.ts';

/** «Unlisted khoroo treated as cheap» is a sentence of this tariff (spec §9). */
export const classByWeight = (khoroo: KhorooClass): ListedClass => (khoroo === 'unlisted' ? 'cheap' : khoroo);

/** What a light delivery to this class of khoroo costs. */
export const baseDelivery = (khoroo: KhorooClass, { byWeight }: DeliveryFees): Tug =>
  byWeight[classByWeight(khoroo)].base;

/** What size and weight add to it. */
export function extraDelivery(khoroo: KhorooClass, load: Load, { byWeight }: DeliveryFees): Tug {
  const { overFirstStep, overSecondStep } = byWeight[classByWeight(khoroo)];
  return ([0, overFirstStep, overSecondStep] as const)[weightStep(load)];
}

/** The fee of the tariff `by-weight`: the base with its extra. */
export const deliveryByWeight = (khoroo: KhorooClass, load: Load, fees: DeliveryFees): Tug =>
  baseDelivery(khoroo, fees) + extraDelivery(khoroo, load, fees);
