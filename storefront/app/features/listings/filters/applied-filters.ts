import { priceLabel } from '@tokhi/contract/texts/range-labels';
import type { ChoicesView, FacetGroup } from './facets.present.ts';
import { FLAGS, isOpen, RANGES, type Range } from './facets.ts';
import { type Choice, type ListState, writeState } from './filters.ts';

export interface AppliedFilter extends Choice {
  label: string;
  swatch?: string;
}

/** The filters of a list, in words: first the named choices, last the ranges. */
export function appliedFilters(state: ListState, groups: FacetGroup[]): AppliedFilter[] {
  const chosen = writeState(state);
  const offered = groups.flatMap(({ facets }) => facets).filter((facet) => 'options' in facet);
  const ticked = (isSpec: boolean) =>
    offered.filter(({ kind }) => (kind === 'specs') === isSpec).flatMap((facet) => tickedOf(facet, chosen));
  return [
    ...ticked(false),
    ...ticked(true),
    ...FLAGS.filter(({ name }) => state[name]).map(({ name, label }) => ({ name, value: null, label })),
    ...RANGES.filter(({ name }) => !isOpen(state[name])).map(({ name, title, unit }) => ({
      name,
      value: null,
      label: unit === 'tug' ? priceLabel(state[name]) : `${title} ${sizeLabel(state[name])}`,
    })),
  ];
}

const tickedOf = ({ kind, name, title, options }: ChoicesView, chosen: URLSearchParams): AppliedFilter[] =>
  options
    .filter(({ value }) => chosen.has(name, value))
    .map(({ value, label, swatch }) => ({
      name,
      value,
      // «3 хүн» alone says too little.
      label: kind === 'specs' ? `${title}: ${label}` : label,
      ...(swatch === undefined ? {} : { swatch }),
    }));

function sizeLabel({ min, max }: Range): string {
  if (max === null) return `${min} см-ээс их`;
  return min === null ? `${max} см хүртэл` : `${min}–${max} см`;
}
