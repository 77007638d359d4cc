import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkSearch } from './search-check.ts';

test.each([
  ['буйдан', null],
  ['б', null],
  ['', 'search_empty'],
  [' \u00a0\n', 'search_empty'],
  ['ү'.repeat(200), null],
  [` ${'ү'.repeat(200)} `, null],
  ['ү'.repeat(201), 'search_too_long'],
])('searching for %j: %s', (text, reason) => {
  expect(checkSearch(text)).toBe(reason);
});

test('the example reads well', () => {
  expect(examples['search-check']()).toBe('The search box searches for “буйдан” and does nothing for blanks.');
});
