import { expect, test } from 'vitest';
import type { Measured } from '../measure.ts';
import { judge } from './bars.ts';
import type { Figures } from './figures.ts';

const figures = (p95: number, perSecond: number, errors = 0): Figures => ({
  perSecond,
  p50: 1,
  p95,
  p99: p95,
  requests: 100,
  errors,
});
const product = (firstAsk: Figures, asServed: Figures): Measured => ({
  name: 'product',
  kind: 'product',
  firstAsk,
  asServed,
  engine: figures(5, 1_000),
});

test('a product answered in 8 ms by a process as quick as six tenths of the engine meets both bars', () => {
  expect(judge(10_000, product(figures(8, 600), figures(8.01, 599)))).toEqual([
    { bar: 'p95 ≤ 8 ms', firstAsk: true, asServed: false },
    { bar: '≥ 60 % of the engine', firstAsk: true, asServed: false },
  ]);
});

test('quick refusals meet no bar', () => {
  const refused = figures(1, 5_000, 1);
  expect(judge(10_000, product(refused, refused)).some(({ firstAsk, asServed }) => firstAsk || asServed)).toBe(false);
});

test('at a hundred thousand only the common word has a bar among the searches', () => {
  const search = { ...product(figures(30, 100), figures(30, 100)), kind: 'search' as const };
  expect(judge(100_000, { ...search, name: 'rare word' })).toEqual([]);
  expect(judge(100_000, { ...search, name: 'common word' })).toHaveLength(1);
});
