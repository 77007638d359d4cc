import { expect, test } from 'vitest';
import { FACETS } from './facets.ts';
import { filterBody } from './filter-body.ts';
import { isFiltered, readState, writeState } from './filters.ts';

/** How a choice of each kind stands in the address, and what the calls are asked for then. */
const EXAMPLES = {
  ids: { address: (name: string) => `${name}=3&${name}=12`, asked: [3, 12] },
  names: { address: (name: string) => `${name}=мод&${name}=шил`, asked: ['мод', 'шил'] },
  specs: { address: () => 'spec.seats=2', asked: "seats in ('2')" },
  flag: { address: (name: string) => `${name}=1`, asked: true },
  range: { address: (name: string) => `${name}-min=10&${name}-max=20`, asked: [10, 20] },
};

test.each(FACETS.map(({ name, kind }) => ({ name, kind })))(
  'a choice by $name stands in the address, comes back from it and is asked for',
  ({ name, kind }) => {
    const { address, asked } = EXAMPLES[kind];
    const state = readState(new URLSearchParams(address(name)));
    expect(isFiltered(state)).toBe(true);
    expect(decodeURIComponent(writeState(state).toString())).toBe(address(name));
    expect(filterBody(state)[name]).toEqual(asked);
  },
);
