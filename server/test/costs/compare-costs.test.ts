import { expect, test } from 'vitest';
import { type Costs, compareCosts } from './compare-costs.ts';

const PAGE = { statements: 4, 'round trips': 4, 'HTML bytes': 100_000, elements: 1_000 };
const tableOf = (costs: Costs, name = '/home') => new Map([[name, costs]]);
const changed = (costs: Partial<typeof PAGE>) => compareCosts(tableOf(PAGE), tableOf({ ...PAGE, ...costs }));

test('accepts the costs of the table, and bytes and elements that differ by less than 5 %', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ 'HTML bytes': 105_000, elements: 1_050 })).toEqual([]);
  expect(changed({ 'HTML bytes': 81_000, elements: 810 })).toEqual([]);
});

test.each([
  [{ statements: 5 }, '/home: statements grew from 4 to 5'],
  [{ 'round trips': 5 }, '/home: round trips grew from 4 to 5'],
  [{ 'HTML bytes': 105_001 }, '/home: HTML bytes grew from 100000 to 105001'],
  [{ elements: 1_051 }, '/home: elements grew from 1000 to 1051'],
])('fails when a cost grew: %o', (costs, problem) => {
  expect(changed(costs)).toEqual([problem]);
});

test('fails when a cost fell by more than 20 % and the table still has the old one', () => {
  expect(changed({ statements: 3, elements: 799 })).toEqual([
    '/home: statements fell from 4 to 3, and the table does not say so',
    '/home: elements fell from 1000 to 799, and the table does not say so',
  ]);
});

test('accepts a few bytes more in a short reply', () => {
  expect(compareCosts(tableOf({ bytes: 60 }), tableOf({ bytes: 80 }))).toEqual([]);
  expect(compareCosts(tableOf({ bytes: 60 }), tableOf({ bytes: 81 }))).toHaveLength(1);
});

test('fails for a row or a column that only one of both has', () => {
  expect(compareCosts(tableOf(PAGE), tableOf(PAGE, '/cart'))).toEqual([
    '/home: is in the table and was not measured',
    '/cart: is not in the table',
  ]);
  expect(compareCosts(tableOf({ bytes: 1 }), tableOf({}))).toEqual(['/home: only one of both has bytes']);
});
