import { formatTug } from '../money/money.ts';
import { deliveryByAmount } from './delivery-by-amount.ts';

export const example = (): string => {
  const small = formatTug(deliveryByAmount('cheap', 200_000));
  const unlisted = formatTug(deliveryByAmount('unlisted', 200_000));
  const large = formatTug(deliveryByAmount('cheap', 200_001));
  return `By amount, goods for ${formatTug(200_000)} are delivered to a khoroo of the cheap list for ${small}, to one on no list for ${unlisted}; for a tugrik more they cost ${large} everywhere.`;
};
