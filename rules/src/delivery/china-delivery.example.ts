import { formatTug } from '../money/money.ts';
import { chinaDelivery } from './china-delivery.ts';

export const example = (): string => {
  const fee = chinaDelivery([
    { unitChinaDeliveryTug: 45_000, quantity: 1 },
    { unitChinaDeliveryTug: 6_000, quantity: 4 },
  ]);
  return `A table at ${formatTug(45_000)} and four chairs at ${formatTug(6_000)} a piece come from Beijing for ${formatTug(fee)}.`;
};
