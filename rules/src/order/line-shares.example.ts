import { formatTug } from '../money/money.ts';
import { lineShares } from './line-shares.ts';

const none = { assembly: 0, fixing: 0, chinaDelivery: 0, lendingFee: 0, usedBonus: 0, vat: 0 };

export const example = (): string => {
  const lines = [
    { priceTug: 200_000, salePriceTug: 200_000, quantity: 1, chinaDeliveryTug: 0 },
    { priceTug: 50_000, salePriceTug: 50_000, quantity: 2, chinaDeliveryTug: 0 },
  ];
  const terms = { ...none, subtotal: 300_000, sale: 0, code: -10_000, serviceFee: 6_000, delivery: 8_000 };
  const [table, chairs] = lineShares(lines, terms).map(({ amounts }) => formatTug(-amounts.code));
  return `Of a voucher of ${formatTug(10_000)} a table for ${formatTug(200_000)} carries ${table} and two chairs for ${formatTug(100_000)} carry ${chairs}.`;
};
