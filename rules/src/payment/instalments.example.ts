import { formatTug } from '../money/money.ts';
import { instalments } from './instalments.ts';

export const example = (): string => {
  const parts = instalments(1_849_903, 4, 30).map(
    ({ amountTug, inDays }) => `${formatTug(amountTug)} after ${inDays} days`,
  );
  return `${formatTug(1_849_903)} in four payments are ${parts.join(', ')}.`;
};
