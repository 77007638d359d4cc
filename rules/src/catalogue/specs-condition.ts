// Specs condition (spec §7 category-product, decision 26): `field in ('value', 'value') AND field in ('value')`, spelt in exactly one way and read by a strict grammar.
//
// A value is in single quotes, a quote inside it is doubled, and control characters are not allowed. One blank where the
// line above has one and nowhere else; `in` in lower case, `AND` in upper case. An empty text filters nothing.
import { MOST_CHOICES } from './list-bounds.ts';

/** One specification and its values: a product needs any of them (OR inside a field, AND across fields). */
export interface SpecsFilter {
  field: string;
  values: string[];
}

/** `at` is where the text stops being a condition. */
export type ParsedSpecs = { ok: true; filters: SpecsFilter[] } | { ok: false; at: number };

/** Characters of the longest condition text. */
export const LONGEST_SPECS = 2_000;
const MOST_FIELDS = 10;

// Sticky: each matches at one position only and backtracks over at most one value, so the time is linear.
const FIELD = /([a-z][a-z0-9_]{0,39}) in \(/y;
const VALUE = /'((?:[^'\p{Cc}\p{Cs}]|''){1,60})'/uy;
const COMMA = /, /y;
const CLOSE = /\)/y;
const AND = / AND /y;

/** Reads a condition; never throws, whatever the text. */
export function parseSpecsCondition(text: string): ParsedSpecs {
  if (text.length > LONGEST_SPECS) return { ok: false, at: LONGEST_SPECS };
  const filters: SpecsFilter[] = [];
  let at = 0;
  const take = (piece: RegExp): RegExpExecArray | null => {
    piece.lastIndex = at;
    const found = piece.exec(text);
    at += found?.[0].length ?? 0;
    return found;
  };

  while (at < text.length) {
    if (filters.length > 0 && !take(AND)) return { ok: false, at };
    const start = at;
    const field = take(FIELD)?.[1];
    if (field === undefined || filters.length === MOST_FIELDS || filters.some((one) => one.field === field)) {
      return { ok: false, at: start };
    }
    const values: string[] = [];
    do {
      const from = at;
      const value = take(VALUE)?.[1];
      if (value === undefined || values.length === MOST_CHOICES) return { ok: false, at: from };
      values.push(value.replaceAll("''", "'"));
    } while (take(COMMA));
    if (!take(CLOSE)) return { ok: false, at };
    filters.push({ field, values });
  }
  return { ok: true, filters };
}

/** Writes a condition in the only spelling that is accepted. */
export const printSpecsCondition = (filters: readonly SpecsFilter[]): string =>
  filters.map(({ field, values }) => `${field} in (${values.map(quoted).join(', ')})`).join(' AND ');

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
