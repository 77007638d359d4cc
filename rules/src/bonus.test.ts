import { expect, test } from 'vitest';
import { unitBonus } from './bonus.ts';

test('3 percent of 1,849,900 tugrik is a bonus of 55,497 points', () => {
  expect(unitBonus(1_849_900, 3)).toBe(55_497);
});

test('a bonus of 100 percent gives the whole price back in points', () => {
  expect(unitBonus(39_900, 100)).toBe(39_900);
});
