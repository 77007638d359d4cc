import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCompare, MOST_COMPARED } from './compare-list.ts';
import { examples } from './examples.ts';

test('a first product is compared', () => {
  expect(addToCompare([], 'a')).toEqual(['a']);
});

test('a fourth product is added at the end', () => {
  expect(addToCompare(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
});

test('a fifth product is refused', () => {
  expect(MOST_COMPARED).toBe(4);
  expect(addToCompare(['a', 'b', 'c', 'd'], 'e')).toBe('compare_full');
});

test('a product that is there already is not added twice, and not refused either', () => {
  expect(addToCompare(['a', 'b'], 'a')).toEqual(['a', 'b']);
  expect(addToCompare(['a', 'b', 'c', 'd'], 'd')).toEqual(['a', 'b', 'c', 'd']);
});

test('whatever is added, the list holds the first four different products', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefgh'.split('')), { maxLength: 20 }), (added) => {
      let list: readonly string[] = [];
      for (const code of added) {
        const next = addToCompare(list, code);
        if (next !== 'compare_full') list = next;
      }
      return list.join() === [...new Set(added)].slice(0, MOST_COMPARED).join();
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['compare-list']()).toBe(
    'Beside sofa, chair, lamp, table a bed is refused, and the lamp is already there.',
  );
});
