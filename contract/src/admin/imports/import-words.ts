// Fields of a price list, and what may be wrong with it. Without zod, for the browser.

export const LARGEST_IMPORT_BYTES = 30 * 1024 * 1024;

/** What a column may contain; the code identifies the product of a row, the category is only compared. */
export const importFields = ['code', 'price', 'regular', 'cost', 'bonus', 'customs', 'category'] as const;
export type ImportField = (typeof importFields)[number];

/** The outcome of a row; `other`: the price stays, something else changes. */
export const importOutcomes = ['up', 'down', 'other', 'same', 'new', 'wrong'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Warnings that have to be ticked, by their bit in a row; the lowest three are those of a change set. */
export const importWarningBits = { jump: 2, thin_margin: 4, zero: 8, unknown_category: 16, new_code: 32 } as const;
export type ImportWarning = keyof typeof importWarningBits;

export const cellProblems = {
  empty: 'хоосон',
  no_code: 'код биш',
  twice: 'код давхардсан',
  no_number: 'тоо биш',
  out_of_range: 'хязгаараас гадуур',
  below_price: 'үнээс бага',
  no_customs_code: 'гаалийн код биш',
} as const;
export type CellProblem = keyof typeof cellProblems;

export const importFilters = ['all', 'up', 'down', 'other', 'warnings', 'stopped'] as const;
