import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { cubicMetres, type PackTotals } from '../buying/pack-totals.ts';

type Measure = 'length' | 'width' | 'height' | 'diameter' | 'volume' | 'weight';
type Cell = string | number | null;

export interface PackageTableView {
  measures: { name: string; unit: string }[];
  boxes: { name: string; times: number; cells: Cell[] }[];
  count: number;
  totals: Cell[];
}

const MEASURES: { field: Measure; name: string; unit: string }[] = [
  { field: 'length', name: 'Урт', unit: 'см' },
  { field: 'width', name: 'Өргөн', unit: 'см' },
  { field: 'height', name: 'Өндөр', unit: 'см' },
  { field: 'diameter', name: 'Голч', unit: 'см' },
  { field: 'volume', name: 'Эзлэ\u00adхүүн', unit: 'м³' },
  { field: 'weight', name: 'Жин', unit: 'кг' },
];

/** The boxes a product comes in. A measure that no box has gets no column. */
export function packageTable(packages: readonly ProductPackage[], totals: PackTotals): PackageTableView | null {
  if (packages.length === 0) return null;
  const shownMeasures = MEASURES.filter(({ field }) => packages.some((box) => box[field] !== null));
  const total: Partial<Record<Measure, number>> = { volume: totals.volumeM3, weight: totals.weightKg };
  return {
    measures: shownMeasures.map(({ name, unit }) => ({ name, unit })),
    boxes: packages.map((box, n) => ({
      name: box.name ?? `${n + 1}-р хайрцаг`,
      times: box.quantity ?? 1,
      cells: shownMeasures.map(({ field }) => printed(box, field)),
    })),
    count: totals.boxes,
    totals: shownMeasures.map(({ field }) => total[field] ?? null),
  };
}

function printed(box: ProductPackage, field: Measure): Cell {
  const value = box[field];
  if (value === null) return '–';
  return field === 'volume' ? cubicMetres(value) : value;
}
