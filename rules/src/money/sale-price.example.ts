import { formatTug } from './money.ts';
import { salePrice } from './sale-price.ts';

export const example = (): string => {
  const { saleTug, salePriceTug } = salePrice(1_849_900, 15);
  return `A sofa of ${formatTug(1_849_900)} costs ${formatTug(salePriceTug)} while a campaign of 15 % runs: ${formatTug(saleTug)} less.`;
};
