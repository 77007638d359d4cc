// The codes to compare, key `compare` (spec §3, §5).
import { addToCompare } from '@tokhi/rules/catalogue/compare-list';
import { textsOf } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

const compare = storedValue<readonly string[]>('compare', { empty: [], read: textsOf, write: (codes) => codes });

/** The codes that the visitor has chosen to compare, in the order of choice. */
export const useCompare = compare.use;

/** Adds a product to the list, or removes it from there; a full list refuses. */
export function toggleCompare(code: string): 'added' | 'removed' | 'compare_full' {
  const codes = compare.get();
  if (codes.includes(code)) {
    removeFromCompare(code);
    return 'removed';
  }
  const more = addToCompare(codes, code);
  if (more === 'compare_full') return more;
  compare.set(more);
  return 'added';
}

export const removeFromCompare = (code: string): void => compare.set(compare.get().filter((one) => one !== code));
