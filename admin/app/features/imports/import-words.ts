import { cellProblems, type ImportField, type ImportWarning } from '@tokhi/contract/admin/imports/import-words';
import type { TagKind } from '../../parts/tag.tsx';
import type { ImportRow } from './imports-query.ts';

export const FIELDS: Record<ImportField, string> = {
  ...{ code: 'Код', price: 'Одоогийн үнэ', regular: 'Үндсэн үнэ', cost: 'Өртөг, юань', bonus: 'Бонус, %' },
  ...{ customs: 'Гаалийн код', category: 'Ангилал (тулгана)' },
};

export interface Limits {
  jump: number;
  margin: number;
}

/** The text of a warning, with its limit. */
export const warningText = (warning: ImportWarning, { jump, margin }: Limits): string =>
  ({
    zero: 'Тэг дутуу байж магадгүй',
    jump: `Өөрчлөлт ${jump}%-иас их`,
    thin_margin: `Ашиг ${margin}%-иас бага`,
    unknown_category: 'Ангилал танигдсангүй',
    new_code: 'Ийм бараа байхгүй',
  })[warning];

/** The most serious first. */
export const WARNINGS: readonly ImportWarning[] = ['zero', 'new_code', 'jump', 'thin_margin', 'unknown_category'];

const CHANGED: Readonly<Record<string, string>> = {
  ...{ regular_price_tug: 'үндсэн үнэ', cost_fen: 'өртөг', bonus_percent: 'бонус', customs_code: 'гаалийн код' },
};

const sum = (figure: number): string => figure.toLocaleString('en');

/** A field other than the price: «өртөг 1,020.00 → 1,100.00¥». */
export function fieldText({ field, before, after }: ImportRow['fields'][number]): string {
  const shown = (value: string | number | null): string => {
    if (value === null) return '—';
    if (field === 'cost_fen') return `${(Number(value) / 100).toLocaleString('en')}¥`;
    return typeof value === 'number' ? sum(value) : value;
  };
  return `${CHANGED[field] ?? field} ${shown(before)} → ${shown(after)}`;
}

/** The checks of a row: what is wrong, what to check, or that it is right. */
export function checksOf(row: ImportRow, limits: Limits): { kind: TagKind; text: string }[] {
  if (row.outcome === 'wrong')
    return row.problems.map(({ column, heading, cell, why }) => ({
      kind: 'bad' as const,
      text: `${column}${row.at} ${heading}: ${cell === '' ? '' : `«${cell}» `}${cellProblems[why]}`,
    }));
  const warnings = WARNINGS.filter((warning) => row.warnings.includes(warning)).map((warning) => ({
    kind: warning === 'zero' || warning === 'new_code' ? ('bad' as const) : ('warn' as const),
    text: warning === 'zero' && row.now !== null ? `Тэг дутуу: ${sum(row.now * 10)}?` : warningText(warning, limits),
  }));
  if (warnings.length > 0) return warnings;
  return [row.outcome === 'same' ? { kind: 'line', text: 'өөрчлөлтгүй' } : { kind: 'ok', text: 'зөв' }];
}
