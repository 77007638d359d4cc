/** The columns that can be hidden; number and customer are always shown. */
export const orderColumns = ['place', 'pieces', 'total', 'method', 'status', 'since'] as const;

export type OrderColumn = (typeof orderColumns)[number];

export const COLUMN_NAMES: Record<OrderColumn, string> = {
  place: 'Хүргэлт',
  pieces: 'Ширхэг',
  total: 'Дүн',
  method: 'Төлбөр',
  status: 'Төлөв',
  since: 'Алхамд',
};

export const NUMBER_COLUMNS: readonly OrderColumn[] = ['pieces', 'total', 'since'];

/** The known columns among them, in the order of the table; none: all. */
export function shownColumns(names: readonly string[]): readonly OrderColumn[] {
  const shown = orderColumns.filter((column) => names.includes(column));
  return shown.length === 0 ? orderColumns : shown;
}
