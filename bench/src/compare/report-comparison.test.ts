import { expect, test } from 'vitest';
import { headOfComparison, tableOfComparison } from './report-comparison.ts';

test('a row has rates, CPU and ratios, and says when the older commit does not answer', () => {
  const turn = (requests: number, cpuSeconds: number) => ({ requests, seconds: 1, cpuSeconds });
  const [, , measured, missing] = tableOfComparison([
    { name: 'home page', rounds: [{ this: [turn(20, 0.4)], older: [turn(10, 0.4)] }] },
    { name: 'create-order', rounds: [] },
  ]).split('\n');
  expect(measured).toBe('| home page | 20.0 | 10.0 | 2.00 (2.00–2.00) | 20.0 | 40.0 | 0.50 (0.50–0.50) |');
  expect(missing).toBe('| create-order |  | not in the older commit |  |  |  |  |');
});

test('the head of a table names both commits and how they were measured', () => {
  const run = { own: '01a7961', older: '8dc89b9', day: '2026-11-18', rounds: 3, seconds: 2, isCached: false };
  expect(headOfComparison({ ...run, machine: '2 × Xeon, Node 24', load: 0.25 })).toBe(
    '2026-11-18, this: 01a7961, older: 8dc89b9; 3 rounds, turns of about 2 s, answer cache off; 2 × Xeon, Node 24; load 0.3 before the run.',
  );
});
