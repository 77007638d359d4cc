import { expect, test } from 'vitest';
import { mannWhitneyP, median } from './mann-whitney.ts';

const times = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at * 1.37);

test('the middle of an odd and of an even number of times', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('two halves of one sample cannot be told apart, a shifted one can', () => {
  const sample = times(400, 10);
  const [even, odd] = [0, 1].map((half) => sample.filter((_, at) => at % 2 === half));
  expect(mannWhitneyP(even ?? [], odd ?? [])).toBeGreaterThan(0.5);
  expect(
    mannWhitneyP(
      even ?? [],
      (odd ?? []).map((time) => time + 60),
    ),
  ).toBeLessThan(0.01);
});

test('a figure worked out by hand', () => {
  // Ranks 1, 2, 3.5, 5.5, 7: U = 4 with mean 15, deviation √29.727 with two ties, z = 10.5 / 5.452 = 1.926.
  expect(mannWhitneyP([1, 2, 3, 4, 5], [3, 4, 6, 7, 8, 9])).toBeCloseTo(0.0541, 3);
});

test('samples that are all the same say nothing', () => {
  expect(mannWhitneyP([1, 1, 1], [1, 1])).toBe(1);
});
