import { formatTug } from '../money/money.ts';
import { deliveryFee } from './delivery-tariff.ts';

export const example = (): string => {
  const order = { destination: 'far', load: { weightGrams: 40_000, volumeMl: 0 }, goodsTug: 350_000 } as const;
  const byWeight = formatTug(deliveryFee({ tariff: 'by-weight', ...order }));
  const byAmount = formatTug(deliveryFee({ tariff: 'by-amount', ...order }));
  return `A bed of 40 kg for ${formatTug(350_000)} goes to a far khoroo for ${byWeight} by weight and for ${byAmount} by amount.`;
};
