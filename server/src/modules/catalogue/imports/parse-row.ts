import type { importColumns } from '@tokhi/contract/admin/imports/import-calls';
import type { CellProblem, ImportField } from '@tokhi/contract/admin/imports/import-words';
import type { z } from 'zod';
import { decimalOf } from '../../../tables/read/decimal-of.ts';
import type { WantedFields } from '../change-sets/create-change-set.ts';

export type ImportColumns = z.output<typeof importColumns>;
export type Positions = Readonly<Record<ImportField, number | null>>;

/** The content of a row, and its wrong cells. */
export interface ParsedRow {
  code: string;
  category: string | null;
  wanted: WantedFields;
  problems: { field: ImportField; why: CellProblem }[];
}

const CODE = /^\d{8}$/;
const CUSTOMS_CODE = /^\d{4,10}$/;
const PRICE = { from: 100, to: 10_000_000_000 };
/** Hundredths of a yuan. */
const COST = { from: 1, to: 1_000_000_000 };
const BONUS = { from: 3, to: 100 };

/** Codes have dots, spaces or hyphens, or are numbers in spreadsheets. */
const codeOf = (cell: string): string => cell.replace(/[.\s-]/g, '');

/** Reads rows in sequence: a second row with the same code is wrong, whatever it contains. */
export function createRowParser(positions: Positions): (cells: readonly string[]) => ParsedRow {
  const seen = new Set<string>();
  return (cells) => {
    const cell = (field: ImportField): string => {
      const position = positions[field];
      return position === null ? '' : (cells[position] ?? '').trim();
    };
    const problems: ParsedRow['problems'] = [];
    const wanted: WantedFields = {};
    const number = (field: ImportField, { from, to }: { from: number; to: number }, times = 1): number | undefined => {
      if (cell(field) === '') return undefined;
      const read = decimalOf(cell(field));
      const whole = read === undefined ? undefined : Math.round(read * times);
      if (whole === undefined) problems.push({ field, why: 'no_number' });
      else if (whole < from || whole > to) problems.push({ field, why: 'out_of_range' });
      else return whole;
      return undefined;
    };
    const code = codeOf(cell('code'));
    if (!CODE.test(code)) problems.push({ field: 'code', why: code === '' ? 'empty' : 'no_code' });
    else if (seen.has(code)) problems.push({ field: 'code', why: 'twice' });
    else seen.add(code);
    const [price, regular] = [number('price', PRICE), number('regular', PRICE)];
    if (price !== undefined) wanted.price_tug = price;
    if (regular !== undefined) wanted.regular_price_tug = regular;
    if (price !== undefined && regular !== undefined && regular < price)
      problems.push({ field: 'regular', why: 'below_price' });
    const [cost, bonus] = [number('cost', COST, 100), number('bonus', BONUS)];
    if (cost !== undefined) wanted.cost_fen = cost;
    if (bonus !== undefined) wanted.bonus_percent = bonus;
    const customs = cell('customs');
    if (CUSTOMS_CODE.test(customs)) wanted.customs_code = customs;
    else if (customs !== '') problems.push({ field: 'customs', why: 'no_customs_code' });
    return { code, category: cell('category') || null, wanted, problems };
  };
}
