import { beforeEach, expect, test, vi } from 'vitest';
import { toggleCompare } from './compare.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('a product is put on the list and taken off by the same button', () => {
  expect(toggleCompare('70489215')).toBe('added');
  expect(localStorage.getItem('compare')).toBe('["70489215"]');
  expect(toggleCompare('70489215')).toBe('removed');
  expect(localStorage.getItem('compare')).toBe('[]');
});

test('a fifth product is refused, and the four stay', () => {
  for (const code of ['1', '2', '3', '4']) toggleCompare(code);
  expect(toggleCompare('5')).toBe('compare_full');
  expect(localStorage.getItem('compare')).toBe('["1","2","3","4"]');
});

test('invalid entries of a stored list are skipped', () => {
  localStorage.setItem('compare', '["1", 2, null, "3"]');
  toggleCompare('4');
  expect(localStorage.getItem('compare')).toBe('["1","3","4"]');
  localStorage.setItem('compare', '{not json');
  toggleCompare('4');
  expect(localStorage.getItem('compare')).toBe('["4"]');
});
