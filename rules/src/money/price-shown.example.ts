import { formatTug } from './money.ts';
import { priceShown } from './price-shown.ts';

export const example = (): string => {
  const regularTug = 2_149_900;
  const { nowTug, cutPercent } = priceShown({ regularTug, salePriceTug: 1_849_900, family: false });
  return `A sofa that came down from ${formatTug(regularTug)} shows ${formatTug(nowTug)}, the old price struck through and the badge −${cutPercent}%.`;
};
