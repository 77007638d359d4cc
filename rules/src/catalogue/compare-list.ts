// Compare list (spec §5, §9 Limits): at most 4 products, none of them twice; a fifth is refused.

export const MOST_COMPARED = 4;

/** Adds a code to the list; a code already in it changes nothing, and a full list refuses. */
export function addToCompare(list: readonly string[], code: string): readonly string[] | 'compare_full' {
  if (list.includes(code)) return list;
  return list.length < MOST_COMPARED ? [...list, code] : 'compare_full';
}
