import type { ImportField } from '@tokhi/contract/admin/imports/import-words';
import { decimalOf } from '../../../tables/read/decimal-of.ts';
import { MOST_ROWS_ABOVE } from '../../../tables/read/find-headings.ts';
import type { TableRow } from '../../../tables/read/table-limits.ts';

/** How suppliers and our own export name their columns; the first match wins. */
const NAMED: readonly [ImportField, RegExp][] = [
  ['code', /^(код|артикул|code|art|sku|item)/i],
  ['cost', /өртөг|юань|¥|yuan|cny|rmb|cost/i],
  ['regular', /үндсэн үнэ|хуучин үнэ|regular/i],
  ['price', /үнэ|price|₮/i],
  ['bonus', /бонус|bonus/i],
  ['customs', /гаал|customs|hs/i],
  ['category', /ангилал|category/i],
];

/** The likely row of headings: among the first rows, the one with the most text cells. */
export function guessHeadings(rows: readonly TableRow[]): TableRow {
  const words = ({ cells }: TableRow) => cells.filter((cell) => cell !== '' && decimalOf(cell) === undefined).length;
  const [first, ...others] = rows.slice(0, MOST_ROWS_ABOVE);
  if (first === undefined) throw new Error('a table without rows was read');
  return others.reduce((best, row) => (words(row) > words(best) ? row : best), first);
}

/** Guesses the columns; a staff member checks them before anything is compared. */
export function guessColumns(headings: readonly string[]): Partial<Record<ImportField, string>> {
  const free = new Set(headings.filter((heading) => heading !== ''));
  const guessed: Partial<Record<ImportField, string>> = {};
  for (const [field, pattern] of NAMED) {
    const heading = [...free].find((one) => pattern.test(one));
    if (heading === undefined) continue;
    guessed[field] = heading;
    free.delete(heading);
  }
  return guessed;
}
