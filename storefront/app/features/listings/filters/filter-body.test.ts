import { expect, test } from 'vitest';
import { filterBody } from './filter-body.ts';
import { readState } from './filters.ts';

const read = (search: string) => readState(new URLSearchParams(search));

test('a list without choices asks for its first page and leaves every bound open', () => {
  expect(filterBody(read(''))).toEqual({
    page: 1,
    sub: [],
    brand: [],
    color: [],
    material: [],
    ready: false,
    specs: '',
  });
});

test('a price with one end reaches to the other end of all prices', () => {
  expect(filterBody(read('price-min=800000')).price).toEqual([800_000, 1_000_000_000]);
  expect(filterBody(read('width-max=90')).width).toEqual([0, 90]);
});

test('chosen specifications go as the condition text of the call', () => {
  expect(filterBody(read("spec.seats=3 хүн&spec.seats=2 хүн&spec.back=O'K")).specs).toBe(
    "back in ('O''K') AND seats in ('2 хүн', '3 хүн')",
  );
});

test('a list is not asked for by what it lacks', () => {
  expect(filterBody(read('brand=3&sub=4'), 'sub', 'specs')).toEqual({
    page: 1,
    brand: [3],
    color: [],
    material: [],
    ready: false,
  });
});
