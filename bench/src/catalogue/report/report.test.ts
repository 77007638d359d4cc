import { expect, test } from 'vitest';
import { tablesOf } from './report.ts';
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

test('each size of shop has its table, with the bars judged', () => {
  const tables = tablesOf([record, { ...record, products: 100_000 }]);
  expect(tables).toMatch(/^### 10,000 products\n\n2026-11-15, 6 s each; two cores\.\n\n\| question/);
  expect(tables).toContain('p95 ≤ 8 ms ✓ ✓; ≥ 60 % of the engine ✓ ✓');
  expect(tables).toContain('|\n\n### 100,000 products\n');
});
