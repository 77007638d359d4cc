import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import type { FacetsView } from './facets.present.ts';
import { type Choice, type ListState, type Range, SPEC_PREFIX, writeState } from './filters.ts';

export interface AppliedFilter extends Choice {
  label: string;
  swatch?: string;
}

export const READY = 'Улаанбаатарт бэлэн';

/** What a list is narrowed by, in words, in the order of the sidebar. */
export function appliedFilters(state: ListState, { groups, sizes }: FacetsView): AppliedFilter[] {
  const chosen = writeState(state);
  const choices = groups.flatMap(({ name, title, options }) =>
    options
      .filter(({ value }) => chosen.has(name, value))
      .map(({ value, label, swatch }) => ({
        name,
        value,
        label: name.startsWith(SPEC_PREFIX) ? `${title}: ${label}` : label,
        ...(swatch === undefined ? {} : { swatch }),
      })),
  );
  return [
    ...choices,
    ...(state.ready ? [{ name: 'ready', value: null, label: READY }] : []),
    ...(isOpen(state.price) ? [] : [{ name: 'price', value: null, label: priceLabel(state.price) }]),
    ...sizes
      .filter(({ name }) => !isOpen(state[name]))
      .map(({ name, title }) => ({ name, value: null, label: `${title} ${sizeLabel(state[name])}` })),
  ];
}

const isOpen = ({ min, max }: Range): boolean => min === null && max === null;

function priceLabel({ min, max }: Range): string {
  if (max === null) return `${formatTug(min ?? 0)}-өөс дээш`;
  return min === null ? `${formatTug(max)} хүртэл` : `${groupThousands(min)} – ${formatTug(max)}`;
}

function sizeLabel({ min, max }: Range): string {
  if (max === null) return `${min} см-ээс их`;
  return min === null ? `${max} см хүртэл` : `${min}–${max} см`;
}
