import { expect, test } from 'vitest';
import { tableOfComparison } from './report-comparison.ts';

test('a row has rates, CPU and ratios, and says when the older commit does not answer', () => {
  const turn = (requests: number, cpuSeconds: number) => ({ requests, seconds: 1, cpuSeconds });
  const [, , measured, missing] = tableOfComparison([
    { name: 'home page', rounds: [{ this: [turn(20, 0.4)], older: [turn(10, 0.4)] }] },
    { name: 'create-order', rounds: [] },
  ]).split('\n');
  expect(measured).toBe('| home page | 20.0 | 10.0 | 2.00 (2.00–2.00) | 20.0 | 40.0 | 0.50 (0.50–0.50) |');
  expect(missing).toBe('| create-order |  | not in the older commit |  |  |  |  |');
});
