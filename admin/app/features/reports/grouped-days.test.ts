import { expect, test } from 'vitest';
import { daysInBar, groupDays } from './grouped-days.ts';

const day = (at: string, sales: number) => ({
  ...{ day: at, orders: 1, sales, refunds: 10, delivered: 2, in_time: 1, bonus_owed: 0 },
});

test('a week and its rest are groups, and a day that was not counted has nothing', () => {
  const days = [day('2026-11-01', 100), day('2026-11-03', 50), day('2026-11-08', 30)];
  expect(groupDays({ from: '2026-11-01', to: '2026-11-09' }, days, 7)).toEqual([
    { from: '2026-11-01', to: '2026-11-07', orders: 2, net: 130, delivered: 4, inTime: 2 },
    { from: '2026-11-08', to: '2026-11-09', orders: 1, net: 20, delivered: 2, inTime: 1 },
  ]);
});

test.each([
  ['2026-11-09', 1],
  ['2026-10-01', 7],
  ['2025-12-01', 30],
])('from %s on a bar of at most fourteen stands for %d days', (from, days) => {
  expect(daysInBar({ from, to: '2026-11-15' }, 14)).toBe(days);
});
