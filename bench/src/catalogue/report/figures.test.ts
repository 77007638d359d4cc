import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('of a hundred times the 95th is p95, in whatever order they came', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(figuresOf(times, 2, 1)).toEqual({ perSecond: 50, p50: 50, p95: 95, p99: 99, requests: 100, errors: 1 });
});

test('a load that nobody answered has no times', () => {
  expect(figuresOf([], 1, 3)).toEqual({ perSecond: 0, p50: 0, p95: 0, p99: 0, requests: 0, errors: 3 });
});
