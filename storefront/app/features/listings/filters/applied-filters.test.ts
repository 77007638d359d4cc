import { expect, test } from 'vitest';
import { appliedFilters } from './applied-filters.ts';
import type { FacetGroup, FacetView } from './facets.present.ts';
import { readState } from './filters.ts';

const group = (facet: FacetView & { title: string }): FacetGroup => ({
  title: facet.title,
  open: true,
  facets: [facet],
});
const seats = { value: '3 хүн', label: '3 хүн', count: 28 };
const facets: FacetGroup[] = [
  group({
    kind: 'ids',
    name: 'brand',
    title: 'Брэнд',
    options: [
      { value: '3', label: 'KHANGAI', count: 38 },
      { value: '4', label: 'GOVI', count: 0 },
    ],
  }),
  group({
    kind: 'names',
    name: 'color',
    title: 'Өнгө',
    options: [{ value: 'Саарал', label: 'Саарал', count: 18, swatch: 'grey' }],
  }),
  group({ kind: 'specs', name: 'spec.seats', title: 'Суудлын тоо', options: [seats] }),
  group({ kind: 'names', name: 'material', title: 'Материал', options: [{ value: 'мод', label: 'мод', count: 4 }] }),
];
const applied = (search: string) => appliedFilters(readState(new URLSearchParams(search)), facets);
const labels = (search: string) => applied(search).map(({ label }) => label);

test('an unfiltered list has no chips', () => {
  expect(applied('sort=newest&page=2')).toEqual([]);
});

test('every choice has a chip of its own, which knows what it drops', () => {
  expect(applied('brand=4&color=Саарал&material=мод&spec.seats=3 хүн&ready=1')).toEqual([
    { name: 'brand', value: '4', label: 'GOVI' },
    { name: 'color', value: 'Саарал', label: 'Саарал', swatch: 'grey' },
    { name: 'material', value: 'мод', label: 'мод' },
    { name: 'spec.seats', value: '3 хүн', label: 'Суудлын тоо: 3 хүн' },
    { name: 'ready', value: null, label: 'Улаанбаатарт бэлэн' },
  ]);
});

test('a price is written with the ends that it has', () => {
  expect(labels('price-min=800000&price-max=3500000')).toEqual(['800,000 – 3,500,000₮']);
  expect(labels('price-min=800000')).toEqual(['800,000₮-өөс дээш']);
  expect(labels('price-max=3500000')).toEqual(['3,500,000₮ хүртэл']);
});

test('a size is written in centimetres', () => {
  expect(labels('width-min=80&width-max=120')).toEqual(['Өргөн 80–120 см']);
  expect(labels('width-min=80')).toEqual(['Өргөн 80 см-ээс их']);
  expect(labels('width-max=120')).toEqual(['Өргөн 120 см хүртэл']);
});

test('a size that nothing in the list has can still be dropped', () => {
  expect(applied('height-max=40')).toEqual([{ name: 'height', value: null, label: 'Өндөр 40 см хүртэл' }]);
});
