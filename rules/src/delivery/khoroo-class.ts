// Khoroo class (spec §9 Money, decision 36): a khoroo is as far as its district's lists say, and cheap when no list names it; without khoroo selection the district counts as its khoroo 1.

export type KhorooClass = 'cheap' | 'middle' | 'far';

/** The khoroos of a district that are not cheap (spec §3 District: middle_khoroo, more_exp). */
export interface KhorooLists {
  middle: readonly number[];
  far: readonly number[];
}

/** The spec's default khoroo (§9 Limits), which also stands for districts that ask for none. */
export const DEFAULT_KHOROO = 1;

/** The class a delivery pays; a khoroo on both lists, which the table forbids, is far. */
export function khorooClass(khoroo: number | null, { middle, far }: KhorooLists): KhorooClass {
  const asked = khoroo ?? DEFAULT_KHOROO;
  if (far.includes(asked)) return 'far';
  return middle.includes(asked) ? 'middle' : 'cheap';
}

/** A comma list of the spec's District, «9,10,20», as numbers. */
export const readKhoroos = (commaList: string): number[] => (commaList.match(/\d+/g) ?? []).map(Number);
