// The state of a list: all of it is in the address, so that reload, sharing and back keep it. The names are
// those of the form's fields, so that the form works without JavaScript.
import type { SortOrder } from '@tokhi/contract/fields/paging';
import { MOST_CHOICES, ROW_ID } from '@tokhi/rules/catalogue/list-bounds';
import { SORT_ORDERS } from '@tokhi/rules/catalogue/sort-orders';
import { parseSpecsCondition, printSpecsCondition, type SpecsFilter } from '@tokhi/rules/catalogue/specs-condition';
import { LAST_PAGE } from '@tokhi/rules/page/paging';
import { type Choices, FACETS, type FacetName, FLAGS, LISTED, RANGES, type Range } from './facets.ts';

export interface ListState extends Choices {
  /** The search text; empty on every page but the search page. */
  words: string;
  /** Null is the list's default order. */
  sort: SortOrder | null;
  view: 'grid' | 'list';
  page: number;
}

/** One choice by the name of its field: `brand` 3, `spec.seats` «3 хүн», `ready`, `price`. */
export interface Choice {
  name: string;
  /** Null where the field has only one: ready, price and sizes. */
  value: string | null;
}

export const SPEC_PREFIX = 'spec.';

/** Reads an address or a form; drops invalid values. */
export function readState(params: URLSearchParams): ListState {
  const sort = params.get('sort');
  return {
    words: (params.get('p') ?? '').trim(),
    ...choices(params),
    sort: SORT_ORDERS.find((order) => order === sort) ?? null,
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: Math.min(Math.max(whole(params.get('page')) ?? 1, 1), LAST_PAGE),
  };
}

/** Writes a state in a fixed order: one choice has one address, whatever the order of the clicks. */
export function writeState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.words !== '') params.set('p', state.words);
  for (const { name } of LISTED) for (const value of state[name]) params.append(name, String(value));
  for (const { name } of FLAGS) if (state[name]) params.set(name, '1');
  for (const { name } of RANGES) {
    const { min, max } = state[name];
    if (min !== null) params.set(`${name}-min`, String(min));
    if (max !== null) params.set(`${name}-max`, String(max));
  }
  for (const { field, values } of state.specs) {
    for (const value of values) params.append(SPEC_PREFIX + field, value);
  }
  if (state.sort !== null) params.set('sort', state.sort);
  if (state.view === 'list') params.set('view', 'list');
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

export function listAddress(path: string, state: ListState): string {
  const search = writeState(state).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The list without a choice, from its first page. */
export function withoutFilter(state: ListState, { name, value }: Choice): ListState {
  const params = writeState({ ...state, page: 1 });
  if (value === null) for (const field of [name, `${name}-min`, `${name}-max`]) params.delete(field);
  else params.delete(name, value);
  return readState(params);
}

/** The whole list; search text, order and view stay. */
export function clearAll({ words, sort, view }: ListState): ListState {
  return { ...readState(new URLSearchParams()), words, sort, view };
}

/** Whether any filter is active. */
export const isFiltered = (state: ListState): boolean =>
  listAddress('', { ...state, page: 1 }) !== listAddress('', clearAll(state));

/** What an address says about every facet of the table. */
const choices = (params: URLSearchParams): Choices =>
  Object.fromEntries(FACETS.map((facet) => [facet.name, choice(params, facet)])) as Choices;

function choice(params: URLSearchParams, facet: (typeof FACETS)[number]): Choices[FacetName] {
  switch (facet.kind) {
    case 'ids':
      return ids(params.getAll(facet.name));
    case 'names':
      return names(params.getAll(facet.name), facet.longest);
    case 'specs':
      return specs(params);
    case 'flag':
      return params.get(facet.name) === '1';
    case 'range':
      return range(params, facet.name, facet.highest);
  }
}

const distinct = <Value>(values: Value[]): Value[] => [...new Set(values)].slice(0, MOST_CHOICES);

const ids = (values: string[]): number[] =>
  distinct(values.filter((value) => ROW_ID.test(value)).map(Number)).sort((one, other) => one - other);

const names = (values: string[], longest: number): string[] =>
  distinct(values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= longest)).sort();

/** Digits in any notation: «800,000₮» of the form is 800000 of the address. */
function whole(text: string | null): number | null {
  const digits = (text ?? '').replace(/\D/g, '');
  return digits === '' || digits.length > 12 ? null : Number(digits);
}

function range(params: URLSearchParams, name: string, highest: number): Range {
  const bound = (text: string | null) => {
    const number = whole(text);
    return number === null ? null : Math.min(number, highest);
  };
  const min = bound(params.get(`${name}-min`));
  const max = bound(params.get(`${name}-max`));
  // Typed into the wrong fields, the bounds are still clear.
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function specs(params: URLSearchParams): SpecsFilter[] {
  const fields = [...new Set(params.keys())].filter((name) => name.startsWith(SPEC_PREFIX)).sort();
  const kept: SpecsFilter[] = [];
  for (const name of fields) {
    const values = names(params.getAll(name), Number.POSITIVE_INFINITY);
    const next = [...kept, { field: name.slice(SPEC_PREFIX.length), values }];
    // The grammar of the call defines valid fields and values, and how many of them.
    if (values.length > 0 && parseSpecsCondition(printSpecsCondition(next)).ok) kept.splice(0, kept.length, ...next);
  }
  return kept;
}
