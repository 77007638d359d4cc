import { beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from './storage-of-test.ts';
import { clearUsedBonus, keepUsedBonus, keptUsedBonus } from './used-bonus.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('until somebody chooses, all that may be used is used', () => {
  expect(keptUsedBonus(24_350)).toBe(24_350);
});

test('a choice is kept under the names of the specification, and holds for its limit alone', () => {
  keepUsedBonus(500, 2_020);
  expect([localStorage.getItem('bonus'), localStorage.getItem('bonusLimit')]).toEqual(['500', '2020']);
  expect(keptUsedBonus(2_020)).toBe(500);
  expect(keptUsedBonus(300)).toBe(300);
});

test('what somebody else wrote there is not believed', () => {
  localStorage.setItem('bonus', '999999');
  localStorage.setItem('bonusLimit', '2020');
  expect(keptUsedBonus(2_020)).toBe(2_020);
  localStorage.setItem('bonus', '"all"');
  expect(keptUsedBonus(2_020)).toBe(2_020);
});

test('when the order has its choice, nothing is kept', () => {
  keepUsedBonus(500, 2_020);
  clearUsedBonus();
  expect([localStorage.getItem('bonus'), localStorage.getItem('bonusLimit')]).toEqual([null, null]);
});
