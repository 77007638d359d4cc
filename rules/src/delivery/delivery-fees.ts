// Delivery fees (spec §9 Money, decisions 10 and 203): the figures of both tariffs are the shop's settings; these are the spec's, which a shop starts with.

import type { Tug } from '../money/money.ts';
import type { KhorooClass, ListedClass } from './khoroo-class.ts';

/** What a class of khoroo pays by weight: the base, and what is added over 35 and over 250 kg. */
export interface WeightFees {
  base: Tug;
  overFirstStep: Tug;
  overSecondStep: Tug;
}

/** The figures of both tariffs; a separate setting says which tariff is in force. */
export interface DeliveryFees {
  byWeight: Record<ListedClass, WeightFees>;
  byAmount: Record<KhorooClass, Tug> & {
    /** Goods above this amount pay the same fee everywhere. */
    largeOverTug: Tug;
    large: Tug;
  };
}

/** The figures of the spec. */
export const SPEC_FEES: DeliveryFees = {
  byWeight: {
    cheap: { base: 8_000, overFirstStep: 6_000, overSecondStep: 22_000 },
    middle: { base: 15_000, overFirstStep: 10_000, overSecondStep: 30_000 },
    far: { base: 40_000, overFirstStep: 20_000, overSecondStep: 35_000 },
  },
  byAmount: { largeOverTug: 200_000, large: 5_000, cheap: 3_000, middle: 8_000, far: 5_000, unlisted: 5_000 },
};
