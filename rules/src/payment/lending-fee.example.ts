import { formatTug } from '../money/money.ts';
import { lendingFee } from './lending-fee.ts';

export const example = (): string =>
  `A sum of ${formatTug(3_144_400)} costs ${formatTug(lendingFee(3_144_400, 'storepay'))} more with Storepay and ${formatTug(lendingFee(3_144_400, 'qpay'))} more with QPay.`;
