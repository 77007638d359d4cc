// Changed since closing (spec §9 Money, record 194): a closed day keeps its sums; where the day has others by now, method and column are named with both figures.
import type { CountedSum, MethodSums } from './day-closing.ts';
import type { Tug } from './money.ts';

export const closedColumns = ['list', 'bank', 'recorded', 'fees', 'refunds', 'receipts', 'voided'] as const;

export type ClosedColumn = (typeof closedColumns)[number];

export interface ClosedChange {
  method: string;
  column: ClosedColumn;
  beforeTug: Tug;
  nowTug: Tug;
}

const figure = (sums: MethodSums | undefined, column: ClosedColumn): Tug => {
  if (sums === undefined) return 0;
  if (column === 'fees') return sums.feesTug;
  const sum: CountedSum | null = sums[column];
  return sum?.sumTug ?? 0;
};

export function changedSinceClosing(before: readonly MethodSums[], now: readonly MethodSums[]): ClosedChange[] {
  const methods = new Set([...before, ...now].map(({ method }) => method));
  const of = (all: readonly MethodSums[], method: string) => all.find((one) => one.method === method);
  return [...methods].flatMap((method) =>
    closedColumns
      .map((column) => ({
        ...{ method, column },
        ...{ beforeTug: figure(of(before, method), column), nowTug: figure(of(now, method), column) },
      }))
      .filter(({ beforeTug, nowTug }) => beforeTug !== nowTug),
  );
}
