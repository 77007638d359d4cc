import { expect, test } from 'vitest';
import type { PurchaseLine } from '../purchases-query.ts';
import { allMissing, cameOf, overOf } from './arrival.ts';

const line = (code: string, units: number, received = 0): PurchaseLine => ({
  ...{ code, name: code, colour: 'Шар', picture: null, units, received, missing: Math.max(0, units - received) },
  ...{ expected_on: null, over_reason: null },
});
const came = (units: number, damaged = 0) => ({ units, damaged, over_reason: null });

test('only lines of which something came are received', () => {
  const lines = [line('1', 5, 3), line('2', 2)];
  expect(cameOf(lines, {})).toBeNull();
  expect(cameOf(lines, { 1: came(2, 1) })).toEqual([{ code: '1', units: 2, damaged: 1 }]);
  expect(cameOf(lines, allMissing(lines))).toEqual([
    { code: '1', units: 2, damaged: 0 },
    { code: '2', units: 2, damaged: 0 },
  ]);
});

test('more than was ordered needs a reason, and not more is broken than came', () => {
  const lines = [line('1', 5, 3)];
  expect(overOf(lines[0] as PurchaseLine, came(4))).toBe(2);
  expect(cameOf(lines, { 1: came(4) })).toBeNull();
  expect(cameOf(lines, { 1: { ...came(4), over_reason: 'gift' } })).toEqual([
    { code: '1', units: 4, damaged: 0, over_reason: 'gift' },
  ]);
  expect(cameOf(lines, { 1: came(2, 3) })).toBeNull();
});
