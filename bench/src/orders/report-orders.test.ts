import { expect, test } from 'vitest';
import type { MeasuredOrders } from './measure-orders.ts';
import { headOfOrders, tableOfOrders } from './report-orders.ts';

const figures = { perSecond: 100, p50: 5, p95: 15, p99: 30, requests: 1, errors: 0 };
const measured: MeasuredOrders = {
  showOrders: figures,
  showOrder: { ...figures, p95: 15.1 },
  cartProduct: { ...figures, p95: 20 },
  cartStatements: 2,
  createOrder: { ...figures, perSecond: 50, p95: 40 },
  orderStatements: 35,
  planned: figures,
  prepared: figures,
  expiries: { count: 2_000, seconds: 20 },
};
const lineOf = (table: string, what: string) => table.split('\n').find((line) => line.startsWith(`| ${what}`));

test('every bar is met at its figure, and missed beyond it', () => {
  const table = tableOfOrders(measured);
  expect(lineOf(table, 'show-orders')).toMatch(/p95 ≤ 15 ms ✓ \|$/);
  expect(lineOf(table, 'show-order ')).toMatch(/p95 ≤ 15 ms ✗ \|$/);
  expect(lineOf(table, 'cart-product')).toMatch(/p95 ≤ 20 ms ✓; 2 of 2 statements ✓ \|$/);
  expect(lineOf(table, 'create-order')).toMatch(/p95 ≤ 40 ms ✓; ≥ 50 % of bare: 50 % ✓ \|$/);
  expect(lineOf(table, '2,000 expiries')).toMatch(/1,000 in ≤ 10 s: 10\.0 s ✓ \|$/);
  const worse = tableOfOrders({
    ...measured,
    cartStatements: 3,
    createOrder: { ...figures, perSecond: 49 },
    expiries: { count: 1_000, seconds: 10.1 },
  });
  expect(worse.match(/✗/g)).toHaveLength(4);
});

test('it says how many orders there were, on what machine and how busy that was', () => {
  expect(headOfOrders(1_000_000, '2026-11-16', 'two cores', 1.25)).toBe(
    '2026-11-16, 1,000,000 orders of as many customers, 8 in flight; two cores; load 1.3 before the run.',
  );
});
