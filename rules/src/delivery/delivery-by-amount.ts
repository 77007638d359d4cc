// Delivery by amount (spec §9 Money, "Another shipping rule", decisions 10 and 45): 5,000 when the goods after discount and code exceed 200,000, otherwise by list: cheap 3,000, middle 8,000, else 5,000, be it far or on no list.

import type { Tug } from '../money/money.ts';
import type { KhorooClass } from './khoroo-class.ts';

/** Goods above this amount pay one fee wherever they go. */
export const LARGE_ORDER_OVER_TUG = 200_000;
const LARGE_ORDER_FEE: Tug = 5_000;
const SMALL_ORDER_FEE: Record<KhorooClass, Tug> = { cheap: 3_000, middle: 8_000, far: 5_000, unlisted: 5_000 };

/** The fee of the tariff `by-amount`; the amount is the subtotal less discount and code. */
export const deliveryByAmount = (khoroo: KhorooClass, goodsTug: Tug): Tug =>
  goodsTug > LARGE_ORDER_OVER_TUG ? LARGE_ORDER_FEE : SMALL_ORDER_FEE[khoroo];
