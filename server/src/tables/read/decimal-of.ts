const NOISE = /[\s'’₮¥%]|MNT|CNY|RMB/gi;
/** 8,997,600.00 and 1.500.000,00, but also 1.500: in a price list it means 1500. */
const GROUPED = /^([+-]?\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/;
/** As stored by spreadsheets: 1949900.0000000002, 1.9499E6. */
const PLAIN = /^[+-]?\d{1,15}(?:[.,]\d+)?(?:e[+-]?\d{1,2})?$/i;

/** A number as written by people or spreadsheets; undefined if the cell has none. */
export function decimalOf(cell: string): number | undefined {
  const bare = cell.replace(NOISE, '');
  const grouped = GROUPED.exec(bare);
  if (grouped) return Number(`${(grouped[1] ?? '').replace(/[.,]/g, '')}.${grouped[2] ?? 0}`);
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
