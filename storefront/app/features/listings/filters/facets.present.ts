import type { FacetOption, FacetReply } from './facet-reply.ts';
import { FACETS, type NameOf, RANGES } from './facets.ts';
import { type ListState, SPEC_PREFIX, writeState } from './filters.ts';

/** Checkboxes. */
export interface ChoicesView {
  kind: 'ids' | 'names' | 'specs';
  /** Name of the form's field. */
  name: string;
  title: string;
  options: FacetOption[];
}

interface FlagView {
  kind: 'flag';
  name: NameOf<'flag'>;
  label: string;
  count: number;
}

export interface RangeView {
  kind: 'range';
  name: NameOf<'range'>;
  title: string;
  unit: 'tug' | 'cm';
  /** The bounds of the list. */
  bounds: { min: number; max: number };
}

export type FacetView = ChoicesView | FlagView | RangeView;

/** A part of the sidebar that opens and closes. */
export interface FacetGroup {
  title: string;
  open: boolean;
  facets: FacetView[];
}

/** What the sidebar offers. A choice stays in it, even when it has no products left. */
export const facetGroups = (reply: FacetReply, state: ListState): FacetGroup[] =>
  FACETS.flatMap((facet) => groupsOf(facet, reply, state));

function groupsOf(facet: (typeof FACETS)[number], reply: FacetReply, state: ListState): FacetGroup[] {
  switch (facet.kind) {
    case 'ids':
    case 'names': {
      const { kind, name, title, open } = facet;
      return choicesGroup({ kind, name, title, options: facet.options(reply) }, open, state);
    }
    case 'specs':
      return specViews(reply)
        .flatMap((view) => choicesGroup(view, false, state))
        .map((group, n) => ({ ...group, open: n === 0 }));
    case 'flag': {
      const { kind, name, title, open, label } = facet;
      const count = facet.count(reply);
      return count > 0 || state[name] ? [{ title, open, facets: [{ kind, name, label, count }] }] : [];
    }
    case 'range': {
      // The first range of a group adds the others.
      const together = RANGES.filter(({ under }) => under === facet.under);
      const facets = together[0] === facet ? together.flatMap((one) => rangeView(one, reply)) : [];
      return facets.length > 0 ? [{ title: facet.under, open: facet.open, facets }] : [];
    }
  }
}

function choicesGroup(view: ChoicesView, open: boolean, state: ListState): FacetGroup[] {
  const options = [...view.options, ...missing(view, writeState(state))];
  return options.length > 0 ? [{ title: view.title, open, facets: [{ ...view, options }] }] : [];
}

/** Ids without a name cannot be shown; colours, materials and specifications are their own names. */
function missing({ kind, name, options }: ChoicesView, chosen: URLSearchParams): FacetOption[] {
  if (kind === 'ids') return [];
  const known = new Set(options.map(({ value }) => value));
  return chosen
    .getAll(name)
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, count: 0 }));
}

function specViews({ spcs = [], specs = [], material }: FacetReply): ChoicesView[] {
  return (
    spcs
      // The material has its own group.
      .filter(({ field }) => field !== 'material' || material.length === 0)
      .map(({ field, name }) => ({
        kind: 'specs',
        name: SPEC_PREFIX + field,
        title: name,
        options: specs
          .filter((one) => one.field === field)
          .map(({ value, total }) => ({ value, label: value, count: total })),
      }))
  );
}

function rangeView({ kind, name, title, unit, bounds }: (typeof RANGES)[number], reply: FacetReply): RangeView[] {
  const ends = bounds(reply);
  return ends === null ? [] : [{ kind, name, title, unit, bounds: ends }];
}
