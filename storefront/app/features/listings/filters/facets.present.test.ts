import { expect, test } from 'vitest';
import { type FacetReply, facetsView } from './facets.present.ts';
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
const view = (search = '', facets = reply) => facetsView(facets, readState(new URLSearchParams(search)));
const group = (name: string, search = '') => view(search).groups.find((one) => one.name === name);

test('a sidebar has the groups that have something to choose, in order', () => {
  expect(view().groups.map(({ name }) => name)).toEqual(['brand', 'color', 'material', 'spec.seats']);
});

test('the material is offered once, though it is also a specification', () => {
  expect(view('', { ...reply, material: [] }).groups.map(({ name }) => name)).not.toContain('material');
  expect(group('spec.material')).toBeUndefined();
});

test('every choice says how many products it would show', () => {
  expect(group('spec.seats')?.options).toEqual([
    { value: '2 хүн', label: '2 хүн', count: 17 },
    { value: '3 хүн', label: '3 хүн', count: 28 },
  ]);
  expect(view()).toMatchObject({ ready: 19, maxTug: 3_490_000 });
});

test('a size that nothing has cannot be chosen', () => {
  expect(view().sizes.map(({ name }) => name)).toEqual(['width', 'height']);
});

test('what is chosen stays in the sidebar, also when nothing is left of it', () => {
  expect(group('color', 'color=Ягаан')?.options.at(-1)).toEqual({ value: 'Ягаан', label: 'Ягаан', count: 0 });
  expect(group('spec.back', 'spec.back=Өндөр')?.options).toEqual([{ value: 'Өндөр', label: 'Өндөр', count: 0 }]);
  expect(group('brand', 'brand=99')?.options).toHaveLength(1);
});
