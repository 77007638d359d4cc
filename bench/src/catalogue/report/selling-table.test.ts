import { expect, test } from 'vitest';
import { sellingTable } from './selling-table.ts';

const figures = { perSecond: 1_000, p50: 1, p95: 3, p99: 4, requests: 1, errors: 0 };
const sold = { pieces: 300, soldOut: 7 };

test('a question keeps its speed in a sale at four fifths of the quiet one, and not below', () => {
  const [, first, second] = sellingTable([
    { name: 'product', quiet: figures, selling: { ...figures, perSecond: 800 }, sold },
    { name: 'suggestion', quiet: figures, selling: { ...figures, perSecond: 799 }, sold },
  ]).split('\n');
  expect(first).toMatch(/product +1000 .*80 % +300 +7 +0 {2}✓$/);
  expect(second).toMatch(/✗$/);
});
