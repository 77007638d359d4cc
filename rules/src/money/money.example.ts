import { formatTug, perMilleOf, roundUpTo100 } from './money.ts';

export const example = (): string => {
  const share = perMilleOf(1_849_900, 99);
  return `9.9 % of ${formatTug(1_849_900)} is ${formatTug(share)}, rounded up to the next hundred ${formatTug(roundUpTo100(share))}.`;
};
