import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { daysLeft, piecesADay, saleSpeed } from './sale-speed.ts';

const sold = (pieces: number) => ({ pieces, isSoldOut: false });
const soldOut = { pieces: 0, isSoldOut: true };
const quiet = (days: number) => Array.from({ length: days }, () => sold(0));

test('the last seven days count, and none before them', () => {
  expect(saleSpeed([sold(1), sold(2), ...quiet(5), sold(9)])).toEqual({ pieces: 3, days: 7 });
});

test('a day that was sold out is not counted: one before it is', () => {
  expect(saleSpeed([soldOut, soldOut, sold(2), ...quiet(5), sold(4), sold(9)])).toEqual({ pieces: 6, days: 7 });
});

test('a product that could be bought on few days is counted by those', () => {
  expect(saleSpeed([sold(2), sold(1), ...Array.from({ length: 40 }, () => soldOut)])).toEqual({ pieces: 3, days: 2 });
});

test('what was sold more than 28 days ago says nothing', () => {
  expect(saleSpeed([...Array.from({ length: 28 }, () => soldOut), sold(5)])).toBeNull();
  expect(saleSpeed([...Array.from({ length: 27 }, () => soldOut), sold(5)])).toEqual({ pieces: 5, days: 1 });
});

test('nothing sold is no speed', () => {
  expect(saleSpeed(quiet(7))).toBeNull();
  expect(saleSpeed([])).toBeNull();
});

test('a speed is told to the hundredth, and days are whole ones that are sure', () => {
  expect(piecesADay({ pieces: 3, days: 7 })).toBe(0.43);
  expect(daysLeft({ pieces: 3, days: 7 }, 2)).toBe(4);
  expect(daysLeft({ pieces: 3, days: 7 }, 0)).toBe(0);
});

test('the example reads well', () => {
  expect(examples['sale-speed']()).toBe(
    'A sofa sold 3 times on the 7 days that were not sold out sells 0.43 a day: 2 pieces last 4 days.',
  );
});
