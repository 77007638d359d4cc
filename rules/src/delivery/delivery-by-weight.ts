// Delivery by weight (spec §9 Money, decisions 10 and 45): a base fee by khoroo class, cheap 8,000, middle 15,000, far 40,000, unlisted as cheap, and an extra fee when the chargeable weight is over 35 or over 250 kg.

import type { Tug } from '../money/money.ts';
import { type Load, weightStep } from './chargeable-weight.ts';
import type { KhorooClass, ListedClass } from './khoroo-class.ts';

const BASE: Record<ListedClass, Tug> = { cheap: 8_000, middle: 15_000, far: 40_000 };

/** By weight step: up to 35 kg, over 35 up to 250, over 250. */
const EXTRA: Record<ListedClass, readonly [Tug, Tug, Tug]> = {
  cheap: [0, 6_000, 22_000],
  middle: [0, 10_000, 30_000],
  far: [0, 20_000, 35_000],
};

/** «Unlisted khoroo treated as cheap» is a sentence of this tariff (spec §9). */
export const classByWeight = (khoroo: KhorooClass): ListedClass => (khoroo === 'unlisted' ? 'cheap' : khoroo);

/** What a light delivery to this class of khoroo costs. */
export const baseDelivery = (khoroo: KhorooClass): Tug => BASE[classByWeight(khoroo)];

/** What size and weight add to it. */
export const extraDelivery = (khoroo: KhorooClass, load: Load): Tug => EXTRA[classByWeight(khoroo)][weightStep(load)];

/** The fee of the tariff `by-weight`: the base with its extra. */
export const deliveryByWeight = (khoroo: KhorooClass, load: Load): Tug =>
  baseDelivery(khoroo) + extraDelivery(khoroo, load);
