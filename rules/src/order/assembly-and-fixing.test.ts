import { expect, test } from 'vitest';
import { assemblyAndFixing } from './assembly-and-fixing.ts';
import { examples } from './examples.ts';

test.each([
  [0, 0, 0, 0],
  [1, 0, 30_000, 0],
  [0, 1, 0, 20_000],
  [3, 2, 90_000, 40_000],
])('with delivery %i assembled and %i fixed cost %i and %i', (assemblyCount, fixingCount, assemblyTug, fixingTug) => {
  expect(assemblyAndFixing({ delivered: true, assemblyCount, fixingCount })).toEqual({ assemblyTug, fixingTug });
});

test('pickup has no services, whatever was counted before', () => {
  expect(assemblyAndFixing({ delivered: false, assemblyCount: 3, fixingCount: 2 })).toEqual({
    assemblyTug: 0,
    fixingTug: 0,
  });
});

test('the example is true', () => {
  expect(examples['assembly-and-fixing']()).toBe(
    'Two wardrobes assembled cost 60,000₮, one of them fixed to the wall 20,000₮ more.',
  );
});
