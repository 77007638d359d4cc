import type { ProductPackage } from '@tokhi/contract/fields/product-detail';

export interface PackTotals {
  boxes: number;
  weightKg: number;
  volumeM3: number;
}

/** Boxes, weight and volume of one product; weight and volume rounded to two decimals (spec §9 Limits). */
export function packTotals(packages: readonly ProductPackage[]): PackTotals {
  const boxesOf = ({ quantity }: ProductPackage): number => quantity ?? 1;
  const total = (part: (box: ProductPackage) => number | null): number =>
    packages.reduce((sum, box) => sum + (part(box) ?? 0) * boxesOf(box), 0);
  return roundedTotals({
    boxes: packages.reduce((sum, box) => sum + boxesOf(box), 0),
    kg: total(({ weight }) => weight),
    litres: total(({ volume }) => volume),
  });
}

/** The same for totals that are already added up. */
export const roundedTotals = ({ boxes, kg, litres }: { boxes: number; kg: number; litres: number }): PackTotals => ({
  boxes,
  weightKg: twoDecimals(kg),
  volumeM3: cubicMetres(litres),
});

/** «2 хайрцаг, 60.9 кг, 2.17 м³»: without what the supplier does not state. */
export const packSummary = ({ boxes, weightKg, volumeM3 }: PackTotals): string =>
  [measure(boxes, 'хайрцаг'), weightKg > 0 && measure(weightKg, 'кг'), volumeM3 > 0 && measure(volumeM3, 'м³')]
    .filter(Boolean)
    .join(', ');

/** Litres on the wire, cubic metres for people; the smallest box still counts as a hundredth. */
export const cubicMetres = (litres: number): number => (litres === 0 ? 0 : Math.max(0.01, twoDecimals(litres / 1000)));

// A line never breaks between a number and its unit.
const measure = (value: number, unit: string): string => `${value}\u00a0${unit}`;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
