import { expect, test } from 'vitest';
import type { FacetReply } from './facet-reply.ts';
import { facetGroups } from './facets.present.ts';
import { readState } from './filters.ts';

const reply: FacetReply = {
  brand: [{ id: 3, brandname: 'KHANGAI', total: 38 }],
  color: [{ color_name: 'Саарал', swatch: 'grey', total: 18 }],
  material: [{ name: 'мод', total: 4 }],
  ready: 19,
  sizes: { width: { min: 40, max: 268 }, depth: null, height: { min: 5, max: 200 } },
  max: 3_490_000,
  spcs: [
    { field: 'material', name: 'Материал' },
    { field: 'seats', name: 'Суудлын тоо' },
    { field: 'back', name: 'Түшлэг' },
  ],
  specs: [
    { field: 'seats', value: '2 хүн', total: 17 },
    { field: 'seats', value: '3 хүн', total: 28 },
  ],
};
const groups = (search = '', facets = reply) => facetGroups(facets, readState(new URLSearchParams(search)));
const names = (search = '', facets = reply) =>
  groups(search, facets).map((group) => group.facets.map(({ name }) => name));
const facet = (name: string, search = '') =>
  groups(search)
    .flatMap(({ facets }) => facets)
    .find((one) => one.name === name);

test('a sidebar has the groups that have something to choose, in order, and the sizes in one', () => {
  expect(names()).toEqual([
    ['price'],
    ['brand'],
    ['ready'],
    ['color'],
    ['spec.seats'],
    ['material'],
    ['width', 'height'],
  ]);
});

test('a sidebar is open at its first specification, and closed at what few choose by', () => {
  const several = { ...reply, specs: [...(reply.specs ?? []), { field: 'back', value: 'Өндөр', total: 3 }] };
  const closed = groups('', several).filter(({ open }) => !open);
  expect(closed.map(({ title }) => title)).toEqual(['Түшлэг', 'Материал', 'Хэмжээ']);
});

test('the material is offered once, though it is also a specification', () => {
  expect(names('', { ...reply, material: [] })).not.toContainEqual(['material']);
  expect(facet('spec.material')).toBeUndefined();
});

test('every choice says how many products it would show', () => {
  expect(facet('spec.seats')).toMatchObject({
    options: [
      { value: '2 хүн', label: '2 хүн', count: 17 },
      { value: '3 хүн', label: '3 хүн', count: 28 },
    ],
  });
  expect(facet('color')).toMatchObject({ options: [{ label: 'Саарал', count: 18, swatch: 'grey' }] });
  expect(facet('ready')).toMatchObject({ count: 19 });
});

test('a price is chosen up to the dearest, a size between the ends of the list', () => {
  expect(facet('price')).toMatchObject({ unit: 'tug', bounds: { min: 0, max: 3_490_000 } });
  expect(facet('width')).toMatchObject({ unit: 'cm', bounds: { min: 40, max: 268 } });
});

test('what nothing has cannot be chosen', () => {
  expect(facet('depth')).toBeUndefined();
  expect(names('', { ...reply, max: 0, ready: 0 }).flat()).toEqual([
    'brand',
    'color',
    'spec.seats',
    'material',
    'width',
    'height',
  ]);
});

test('what is chosen stays in the sidebar, also when nothing is left of it', () => {
  const lastOf = (name: string, search: string) => {
    const found = facet(name, search);
    return found !== undefined && 'options' in found ? found.options.at(-1) : undefined;
  };
  expect(lastOf('color', 'color=Ягаан')).toEqual({ value: 'Ягаан', label: 'Ягаан', count: 0 });
  expect(lastOf('spec.back', 'spec.back=Өндөр')).toEqual({ value: 'Өндөр', label: 'Өндөр', count: 0 });
  expect(lastOf('brand', 'brand=99')).toMatchObject({ value: '3' });
  expect(names('ready=1', { ...reply, ready: 0 })).toContainEqual(['ready']);
});
