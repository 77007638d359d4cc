import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import { type Choices, type FacetName, FLAGS, isOpen, LISTED, type NameOf, RANGES, type Range } from './facets.ts';
import type { ListState } from './filters.ts';

type Filters = Pick<Choices, NameOf<'ids' | 'names' | 'flag'>> &
  Record<NameOf<'range'>, [number, number] | undefined> &
  /** The condition text of spec §7. */
  Record<NameOf<'specs'>, string>;

interface Paging {
  page: number;
  sort: NonNullable<ListState['sort']> | undefined;
}

/** The body of a list's call; `Lack` are the facets that it does not have. */
export type FilterBody<Lack extends FacetName = never> = Omit<Filters, Lack> & Paging;

/** Turns the state of an address into the body of a list's call; `lacks` are the facets that it does not have. */
export function filterBody<Lack extends FacetName = never>(state: ListState, ...lacks: Lack[]): FilterBody<Lack> {
  const filters: [FacetName, unknown][] = [
    ...[...LISTED, ...FLAGS].map(({ name }): [FacetName, unknown] => [name, state[name]]),
    ...RANGES.map(({ name, highest }): [FacetName, unknown] => [name, pair(state[name], highest)]),
    ['specs', printSpecsCondition(state.specs)],
  ];
  const taken = filters.filter(([name]) => !lacks.some((lacked) => lacked === name));
  return { ...(Object.fromEntries(taken) as Omit<Filters, Lack>), page: state.page, sort: state.sort ?? undefined };
}

const pair = (range: Range, highest: number): [number, number] | undefined =>
  isOpen(range) ? undefined : [range.min ?? 0, range.max ?? highest];
