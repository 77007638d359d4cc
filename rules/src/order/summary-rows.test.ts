import { expect, test } from 'vitest';
import { summaryRows } from './summary-rows.ts';

test('goods stand after their discount, as their lines do, and every other term as it is', () => {
  const terms = { subtotal: 300_000, sale: -30_000, code: -5_000, serviceFee: 6_000, delivery: 0, vat: 27_100 };
  expect(summaryRows(terms)).toEqual([
    { name: 'subtotal', amountTug: 270_000 },
    { name: 'code', amountTug: -5_000 },
    { name: 'serviceFee', amountTug: 6_000 },
    { name: 'vat', amountTug: 27_100 },
  ]);
});

test('goods without a discount stand at their price, and an order without terms has no rows', () => {
  expect(summaryRows({ subtotal: 5 })).toEqual([{ name: 'subtotal', amountTug: 5 }]);
  expect(summaryRows({})).toEqual([]);
});
