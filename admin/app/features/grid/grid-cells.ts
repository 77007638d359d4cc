import { groupThousands } from '@tokhi/rules/money/money';
import { FIELDS, type GridField } from './grid-fields.ts';
import type { GridProduct, GridRow } from './grid-query.ts';

/** Typed or pasted values, by code and field; unchanged cells are not included. */
export type Cells = Readonly<Record<string, Partial<Record<GridField, string>>>>;

const FEN = 100;
const CODE = /^\d{8}$/;
const LEAST_PRICE = 100;
const MOST_PRICE = 10_000_000_000;
const MOST_COST_FEN = 1_000_000_000;
const MOST_GRAMS = 10_000_000;
const BONUS = { least: 3, most: 100 };
const NAME = { least: 2, most: 200 };

/** The cell's text before any change. */
export function shownCell(product: GridProduct, field: GridField): string {
  switch (field) {
    case 'name':
      return product.name;
    case 'price':
      return groupThousands(product.price);
    case 'cost':
      return product.cost_fen === null ? '' : String(product.cost_fen / FEN);
    case 'weight':
      return groupThousands(product.weight_grams);
    case 'customs':
      return product.customs_code ?? '';
    case 'bonus':
      return String(product.bonus_percent);
  }
}

/** A number from a spreadsheet; «1,849,900₮» and «2 480» are numbers, too. */
function numberIn(typed: string): number {
  const plain = typed.replace(/[\s,₮¥%]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

const within = (value: number, least: number, most: number): number | null =>
  Number.isInteger(value) && value >= least && value <= most ? value : null;

/** The cell as a call takes it; null if it is invalid. */
export function cellIn(field: GridField, typed: string): Omit<GridRow, 'code' | 'version'> | null {
  const value = numberIn(typed);
  switch (field) {
    case 'name': {
      const name = typed.trim();
      return name.length >= NAME.least && name.length <= NAME.most ? { name } : null;
    }
    case 'price': {
      const price = within(value, LEAST_PRICE, MOST_PRICE);
      return price === null ? null : { price };
    }
    case 'cost': {
      const cost_fen = within(Math.round(value * FEN), 1, MOST_COST_FEN);
      return cost_fen === null ? null : { cost_fen };
    }
    case 'weight': {
      const weight_grams = within(value, 0, MOST_GRAMS);
      return weight_grams === null ? null : { weight_grams };
    }
    case 'customs': {
      const customs_code = typed.replace(/[\s.]/g, '');
      return /^\d{4,10}$/.test(customs_code) ? { customs_code } : null;
    }
    case 'bonus': {
      const bonus_percent = within(value, BONUS.least, BONUS.most);
      return bonus_percent === null ? null : { bonus_percent };
    }
  }
}

const ALIKE = { least: 0.7, most: 1.5 };

/** Whether a zero is missing: ten times the value would be near today's price. */
export const missesZero = (wasTug: number, nowTug: number): boolean =>
  nowTug * 10 >= wasTug * ALIKE.least && nowTug * 10 <= wasTug * ALIKE.most;

export interface StoppedCell {
  code: string;
  field: GridField;
  why: 'wrong' | 'zero';
}

/** The changes in these columns, and the cells that are not saved because they cannot be meant. */
export function changesIn(
  products: readonly GridProduct[],
  cells: Cells,
  shown: readonly GridField[] = FIELDS,
): { rows: GridRow[]; stopped: StoppedCell[] } {
  const rows: GridRow[] = [];
  const stopped: StoppedCell[] = [];
  for (const product of products) {
    const { code, version } = product;
    let row: GridRow = { code, version };
    for (const field of shown) {
      const typed = cells[code]?.[field];
      if (typed === undefined) continue;
      const cell = cellIn(field, typed);
      if (cell === null) stopped.push({ code, field, why: 'wrong' });
      else if (cell.price !== undefined && missesZero(product.price, cell.price))
        stopped.push({ code, field, why: 'zero' });
      else if (Object.entries(cell).some(([name, value]) => product[name as keyof GridProduct] !== value))
        row = { ...row, ...cell };
    }
    if (Object.keys(row).length > Object.keys({ code, version }).length) rows.push(row);
  }
  return { rows, stopped };
}

/** One typed cell; the original value removes the change. */
export function typedInto(cells: Cells, product: GridProduct, field: GridField, typed: string): Cells {
  const { [field]: _was, ...others } = cells[product.code] ?? {};
  const was = shownCell(product, field);
  // Commas make no difference in numbers; in a name they do.
  const isSame = field === 'name' ? typed === was : typed.replaceAll(',', '') === was.replaceAll(',', '');
  return { ...cells, [product.code]: isSame ? others : { ...others, [field]: typed } };
}

/**
 * A block from a spreadsheet, pasted at a cell. If its first column has codes, each row goes to the product with its code, in any
 * order; the other columns go to the shown fields from that cell on.
 */
export function pastedInto(
  cells: Cells,
  products: readonly GridProduct[],
  text: string,
  from: { row: number; field: GridField },
  shown: readonly GridField[] = FIELDS,
): Cells {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
  const codeOf = (line: readonly string[]) => (line[0] ?? '').replace(/[\s.]/g, '');
  const isByCode = lines.every((line) => line.length > 1 && CODE.test(codeOf(line)));
  const first = shown.indexOf(from.field);
  return lines.reduce<Cells>((filled, line, index) => {
    const product = isByCode ? products.find(({ code }) => code === codeOf(line)) : products[from.row + index];
    if (product === undefined) return filled;
    return (isByCode ? line.slice(1) : line).reduce<Cells>((next, typed, column) => {
      const field = shown[first + column];
      return field === undefined || typed.trim() === '' ? next : typedInto(next, product, field, typed.trim());
    }, filled);
  }, cells);
}
