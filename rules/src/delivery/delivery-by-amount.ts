// Delivery by amount (spec §9 Money, "Another shipping rule", decisions 10 and 45): 5,000 when the goods after discount and code exceed 200,000, otherwise by list: cheap 3,000, middle 8,000, else 5,000, be it far or on no list.

import type { Tug } from '../money/money.ts';
import type { DeliveryFees } from './delivery-fees.ts';
import type { KhorooClass } from './khoroo-class.ts';

/** The fee of the tariff `by-amount`; the amount is the subtotal less discount and code. */
export const deliveryByAmount = (khoroo: KhorooClass, goodsTug: Tug, { byAmount }: DeliveryFees): Tug =>
  goodsTug > byAmount.largeOverTug ? byAmount.large : byAmount[khoroo];
