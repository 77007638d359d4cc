import { formatTug } from './money.ts';
import { serviceFee } from './service-fee.ts';

export const example = (): string =>
  `A subtotal of ${formatTug(1_849_900)} has a service fee of ${formatTug(serviceFee(1_849_900))}.`;
