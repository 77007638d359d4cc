import { formatTug, groupThousands } from './money.ts';
import { usableBonus } from './usable-bonus.ts';

export const example = (): string => {
  const points = usableBonus({ balance: 24_350, subtotalTug: 40_000, saleTug: 5_000, codeTug: 4_999 });
  return `A customer with ${groupThousands(24_350)} points may pay ${groupThousands(points)} of them for goods that cost ${formatTug(30_001)} after discount and code.`;
};
