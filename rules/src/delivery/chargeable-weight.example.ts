import { chargeableGrams } from './chargeable-weight.ts';

export const example = (): string => {
  const grams = chargeableGrams({ weightGrams: 96_400, volumeMl: 471_000 });
  return `A sofa of 96.4 kg in boxes of 471 litres is charged as ${grams / 1_000} kg, because 471 / 3.14 is more than its weight.`;
};
