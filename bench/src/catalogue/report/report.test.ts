import { expect, test } from 'vitest';
import { withTables } from './report.ts';
import type { RunRecord } from './run-record.ts';

const figures = { perSecond: 800, p50: 4, p95: 7.5, p99: 9, requests: 1, errors: 0 };
const record: RunRecord = {
  products: 10_000,
  day: '2026-11-15',
  seconds: 6,
  inFlight: 8,
  machine: 'two cores',
  questions: [
    {
      name: 'product',
      kind: 'product',
      firstAsk: figures,
      asServed: figures,
      engine: { ...figures, perSecond: 1_000 },
    },
  ],
};
const PAGE = 'By hand.\n<!-- begin: written by npm run bench -- catalogue -->\nold\n<!-- end -->\nAlso by hand.\n';

test('a run replaces the tables of the page and leaves what is written by hand', () => {
  const page = withTables(PAGE, [record]);
  expect(page).toMatch(/^By hand\./);
  expect(page).toMatch(/Also by hand\.\n$/);
  expect(page).not.toContain('old');
  expect(page).toContain('p95 ≤ 8 ms ✓ ✓; ≥ 60 % of the engine ✓ ✓');
  expect(withTables(page, [record])).toBe(page);
});

test('a page without its marks is refused instead of overwritten', () => {
  expect(() => withTables('By hand.', [record])).toThrow('lost its marks');
});
