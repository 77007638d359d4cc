import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { maySave } from './favourites-limit.ts';

test.each([
  [[], true],
  [['a', 'b', 'c', 'd'], true],
  [['a', 'b', 'c', 'd', 'e'], false],
  [['a', 'b', 'c', 'd', 'e', 'f'], false],
])('beside %j another product can be saved: %s', (saved, may) => {
  expect(maySave(saved, 'z')).toBe(may);
});

test('saving a saved product again is never refused', () => {
  expect(maySave(['a', 'b', 'c', 'd', 'e'], 'e')).toBe(true);
});

test('whatever is saved, there are never more than 5', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghij'.split('')), { maxLength: 30 }), (codes) => {
      const saved = new Set<string>();
      for (const code of codes) if (maySave([...saved], code)) saved.add(code);
      return saved.size === Math.min(new Set(codes).size, 5);
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['favourites-limit']()).toBe('Beside 4 saved products a rug can be saved, beside 5 it cannot.');
});
