import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedBonus, unitBonus } from './bonus.ts';
import { examples } from './examples.ts';

test('3 percent of 1,849,900 tugrik is a bonus of 55,497 points', () => {
  expect(unitBonus(1_849_900, 3)).toBe(55_497);
});

test('a bonus of 100 percent gives the whole price back in points', () => {
  expect(unitBonus(39_900, 100)).toBe(39_900);
});

test('an order earns the points of each unit, rounded before they are multiplied', () => {
  const chairs = { salePriceTug: 212_415, bonusPercent: 3, quantity: 2 };
  const table = { salePriceTug: 39_900, bonusPercent: 100, quantity: 1 };
  expect(earnedBonus([chairs])).toBe(12_744);
  expect(earnedBonus([chairs, table])).toBe(12_744 + 39_900);
});

test('no goods earn no points', () => {
  expect(earnedBonus([])).toBe(0);
});

test('points are whole, and never more than the goods cost', () => {
  const line = fc.record({
    salePriceTug: fc.integer({ min: 1, max: 100_000_000 }),
    bonusPercent: fc.integer({ min: 3, max: 100 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const cost = lines.reduce((sum, { salePriceTug, quantity }) => sum + salePriceTug * quantity, 0);
      const points = earnedBonus(lines);
      return Number.isSafeInteger(points) && points >= 0 && points <= cost;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples.bonus()).toBe('Two chairs at 212,415₮ with a bonus of 3 % earn 12,744 points.');
});
