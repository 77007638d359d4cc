import { expect, test } from 'vitest';
import { filterIn } from './filter-address.ts';

const read = (address: string) => filterIn(new URLSearchParams(address));

test('an address is read as a filter', () => {
  expect(read('category=3&brand=12&state=draft&stock=few&gap=alt&text=naran')).toEqual({
    ...{ category: 3, brand: 12, state: 'draft', stock: 'few', gap: 'alt', text: 'naran' },
  });
});

test('what is not known, or too short to be looked for, is left out', () => {
  expect(read('category=x&brand=0&state=sold&stock=many&gap=nose&text=n')).toEqual({});
});
