import { formatTug } from '../money/money.ts';
import { sharedByPieces } from './refund-asking.ts';

export const example = (): string => {
  const pieces = [0, 1, 2].map((before) => sharedByPieces(100_000, { quantity: 3, before, pieces: 1 }));
  return `Three chairs that came to ${formatTug(100_000)} come back one by one as ${pieces.map(formatTug).join(', ')}.`;
};
