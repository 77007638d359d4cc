import { expect, test } from 'vitest';
import { stockFilterIn } from './stock-filter.ts';

test.each([
  ['', { place: 'ulaanbaatar', show: 'all' }],
  ['place=beijing&shelf=C-02&show=stale&text=naran', { place: 'beijing', shelf: 'C-02', show: 'stale', text: 'naran' }],
  ['place=moon&shelf=C02&show=x&text=+', { place: 'ulaanbaatar', show: 'all' }],
])('the address «%s» asks for %o', (address, filter) => {
  expect(stockFilterIn(new URLSearchParams(address))).toEqual(filter);
});
