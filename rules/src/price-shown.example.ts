import { formatTug } from './money.ts';
import { priceShown } from './price-shown.ts';

export const example = (): string => {
  const { nowTug, wasTug, cutPercent } = priceShown({ regularTug: 2_149_900, salePriceTug: 1_849_900, family: false });
  return `A sofa that came down from ${formatTug(wasTug ?? 0)} shows ${formatTug(nowTug)}, the old price struck through and the badge −${cutPercent}%.`;
};
