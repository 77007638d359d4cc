// Delivery by weight (spec §9 Money, decision 10): a base fee by khoroo class, cheap 8,000, middle 15,000, far 40,000, and an extra fee when the chargeable weight is over 35 or over 250 kg.

import type { Tug } from '../money/money.ts';
import { type Load, weightStep } from './chargeable-weight.ts';
import type { KhorooClass } from './khoroo-class.ts';

const BASE: Record<KhorooClass, Tug> = { cheap: 8_000, middle: 15_000, far: 40_000 };

/** By weight step: up to 35 kg, over 35 up to 250, over 250. */
const EXTRA: Record<KhorooClass, readonly [Tug, Tug, Tug]> = {
  cheap: [0, 6_000, 22_000],
  middle: [0, 10_000, 30_000],
  far: [0, 20_000, 35_000],
};

/** What a light delivery to this class of khoroo costs. */
export const baseDelivery = (khoroo: KhorooClass): Tug => BASE[khoroo];

/** What size and weight add to it. */
export const extraDelivery = (khoroo: KhorooClass, load: Load): Tug => EXTRA[khoroo][weightStep(load)];

/** The fee of the tariff `by-weight`: the base with its extra. */
export const deliveryByWeight = (khoroo: KhorooClass, load: Load): Tug =>
  baseDelivery(khoroo) + extraDelivery(khoroo, load);
