import { expect, test } from 'vitest';
import { drawOfTheDay } from './draw-of-the-day.ts';

const shelves = Array.from({ length: 40 }, (_, index) => index + 1);
const daysOfMonth = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);

test('on one day everybody gets the same draw, in whatever order the shelves were read', () => {
  const drawn = drawOfTheDay('2026-11-15', shelves, 6);
  expect(drawOfTheDay('2026-11-15', shelves.toReversed(), 6)).toEqual(drawn);
});

test('each day draws anew, and in a month nearly every shelf has its turn', () => {
  const draws = daysOfMonth.map((day) => drawOfTheDay(day, shelves, 6));
  expect(new Set(draws.map(String)).size).toBe(30);
  expect(new Set(draws.flat()).size).toBeGreaterThan(35);
});

test('nothing is drawn twice, and never more than there is', () => {
  for (const day of daysOfMonth) expect(new Set(drawOfTheDay(day, shelves, 6)).size).toBe(6);
  expect(new Set(drawOfTheDay('2026-11-15', [7, 8], 6))).toEqual(new Set([7, 8]));
  expect(drawOfTheDay('2026-11-15', [], 6)).toEqual([]);
});

test('a shelf that is emptied during the day moves no other', () => {
  const [gone, ...others] = drawOfTheDay('2026-11-15', shelves, 6);
  const left = shelves.filter((id) => id !== gone);
  expect(drawOfTheDay('2026-11-15', left, 6).slice(0, 5)).toEqual(others);
});
