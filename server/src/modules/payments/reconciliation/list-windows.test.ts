import { expect, test } from 'vitest';
import { listWindows } from './list-windows.ts';

const NOW = new Date('2026-11-15T19:30:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const asHours = (last: Date | undefined, now = NOW) =>
  listWindows(last, now).map(({ from, to }) => [from, to].map((at) => (now.getTime() - at.getTime()) / 3_600_000));

test('asks for 30 hours the first time, after a usual night, and when it is asked twice', () => {
  for (const last of [undefined, hoursAgo(24), hoursAgo(0), hoursAgo(-5)]) expect(asHours(last)).toEqual([[30, 0]]);
});

test('asks since the last comparison with six hours of overlap, in windows that touch', () => {
  expect(asHours(hoursAgo(72))).toEqual([
    [78, 42],
    [42, 6],
    [6, 0],
  ]);
});

test('asks for a quarter of a year at most', () => {
  const windows = asHours(hoursAgo(5_000));
  expect([windows[0]?.[0], windows.at(-1)?.[1]]).toEqual([92 * 24, 0]);
  expect(windows.slice(1).every(([from], index) => from === windows[index]?.[1])).toBe(true);
});
