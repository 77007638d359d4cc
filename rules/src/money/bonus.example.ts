import { earnedBonus } from './bonus.ts';
import { formatTug, groupThousands } from './money.ts';

export const example = (): string => {
  const points = earnedBonus([{ salePriceTug: 212_415, bonusPercent: 3, quantity: 2 }]);
  return `Two chairs at ${formatTug(212_415)} with a bonus of 3 % earn ${groupThousands(points)} points.`;
};
