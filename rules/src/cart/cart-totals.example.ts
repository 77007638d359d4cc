import { formatTug, groupThousands } from '../money/money.ts';
import { lineTotals } from './cart-totals.ts';

export const example = (): string => {
  const { amountTug, bonus } = lineTotals({ priceTug: 249_900, discountPercent: 20, bonusPercent: 3 }, 5);
  return `Five chairs of ${formatTug(249_900)} at 20 % off cost ${formatTug(amountTug)} and earn ${groupThousands(bonus)} points.`;
};
