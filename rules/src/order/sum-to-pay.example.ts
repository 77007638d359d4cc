import { formatTug } from '../money/money.ts';
import { sumToPay } from './sum-to-pay.ts';

export const example = (): string => {
  const chosen = { netSumTug: 205_000, lendingFeeTug: 20_300, usedBonusTug: 2_020, vatTicked: false };
  return `An order of ${formatTug(chosen.netSumTug)} whose lender takes ${formatTug(chosen.lendingFeeTug)} comes to ${formatTug(sumToPay(chosen).totalTug)} with ${formatTug(chosen.usedBonusTug)} of bonus spent.`;
};
