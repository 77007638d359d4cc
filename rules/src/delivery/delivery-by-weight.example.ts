import { formatTug } from '../money/money.ts';
import { deliveryByWeight } from './delivery-by-weight.ts';

export const example = (): string => {
  const fee = deliveryByWeight('middle', { weightGrams: 96_400, volumeMl: 0 });
  return `A wardrobe of 96.4 kg is delivered to a middle khoroo for ${formatTug(fee)}.`;
};
