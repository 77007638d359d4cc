import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { CountedDay } from './counted-days.queries.ts';
import type { SoldOnShelf, stockAverages } from './report-days.queries.ts';

type Report = CallReply<AdminCalls['showReport']>;

export type CountedRow = Omit<CountedDay, 'counted_at'>;

export const presentDay = (row: CountedRow): Report['days'][number] => ({
  ...{ day: row.day, orders: row.orders, sales: row.sales_tug, refunds: row.refunds_tug },
  ...{ delivered: row.delivered, in_time: row.delivered_in_time, bonus_owed: row.bonus_owed },
});

export function presentSums(rows: readonly CountedRow[], owedBefore: number | null): Report['sums'] {
  const sum = (name: Exclude<keyof CountedRow, 'day'>): number => rows.reduce((all, row) => all + row[name], 0);
  return {
    ...{ orders: sum('orders'), sales: sum('sales_tug'), refunds: sum('refunds_tug') },
    ...{ coded_orders: sum('coded_orders'), codes: sum('codes_tug') },
    ...{ delivered: sum('delivered'), in_time: sum('delivered_in_time') },
    ...{ searches: sum('searches'), searches_in_vain: sum('searches_in_vain') },
    bonus: {
      ...{ given: sum('bonus_given'), spent: sum('bonus_spent') },
      ...{ taken_back: sum('bonus_taken_back'), adjusted: sum('bonus_adjusted') },
      ...{ owed_before: owedBefore, owed: rows.at(-1)?.bonus_owed ?? null },
    },
  };
}

const FEN_PER_YUAN = 100;

/** `yuanRateTug`: the current value of a yuan; null for a reader who may not see costs. */
export function presentShelf(
  shelf: SoldOnShelf,
  { id, name }: { id: number; name: string },
  yuanRateTug: number | null,
): Report['categories'][number] {
  const { pieces, sales, sales_before, known, known_before } = shelf;
  const sold = { id, name, pieces, sales, sales_before };
  if (yuanRateTug === null) return sold;
  const inTug = (fen: number) => Math.round((fen / FEN_PER_YUAN) * yuanRateTug);
  const costs = { cost: inTug(shelf.cost_fen), cost_before: inTug(shelf.cost_fen_before) };
  return { ...sold, margin: { known, known_before, ...costs } };
}

/** How many days the stock of a category lasts at the pace of the period: average stock divided by sales per day. */
export function presentTurnover(
  stock: Awaited<ReturnType<typeof stockAverages>>,
  categories: Report['categories'],
  days: number,
): Report['stock'] {
  const lasts = (value: number | null, sales: number): number | null =>
    value === null || sales === 0 ? null : (value / sales) * days;
  return stock
    .flatMap(({ category_id, value, value_before }) => {
      const sold = categories.find(({ id }) => id === category_id);
      if (value === null || sold === undefined) return [];
      const { id, name, sales, sales_before } = sold;
      return { id, name, value, days: lasts(value, sales), days_before: lasts(value_before, sales_before) };
    })
    .toSorted((a, b) => (a.days ?? Infinity) - (b.days ?? Infinity) || a.id - b.id);
}
