import { formatTug } from '../money/money.ts';
import { lendingFee } from './lending-fee.ts';

export const example = (): string =>
  `A lender who takes 9.9 % adds ${formatTug(lendingFee(3_144_400, 99))} to a sum of ${formatTug(3_144_400)}.`;
