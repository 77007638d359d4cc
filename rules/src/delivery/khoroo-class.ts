// Khoroo class (spec §9 Money, decisions 36 and 45): a khoroo is what its district's lists say, and unlisted when none names it, which each tariff reads in its own way; without khoroo selection the district counts as its khoroo 1.

export type ListedClass = 'cheap' | 'middle' | 'far';
export type KhorooClass = ListedClass | 'unlisted';

/** The lists of a district (spec §3 District: cheap_khoroo, middle_khoroo, more_exp). */
export type KhorooLists = Record<ListedClass, readonly number[]>;

/** The spec's default khoroo (§9 Limits), also for districts that ask for none. */
export const DEFAULT_KHOROO = 1;

/** The class that a delivery pays; a khoroo on several lists, which the table forbids, counts as the farthest. */
export function khorooClass(khoroo: number | null, lists: KhorooLists): KhorooClass {
  const asked = khoroo ?? DEFAULT_KHOROO;
  const farthestFirst: readonly ListedClass[] = ['far', 'middle', 'cheap'];
  return farthestFirst.find((listed) => lists[listed].includes(asked)) ?? 'unlisted';
}

/** A comma list of the spec's District, «9,10,20», as numbers. */
export const readKhoroos = (commaList: string): number[] => (commaList.match(/\d+/g) ?? []).map(Number);
