import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSearch, removeSearch } from './searches.ts';
import { storageOfTest } from './storage-of-test.ts';

const stored = () => JSON.parse(localStorage.getItem('searches') ?? '[]') as string[];

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('the newest search stands first, and the same words stand once', () => {
  for (const text of ['хивс', 'ор', '  Хивс ', ' ']) rememberSearch(text);
  expect(stored()).toEqual(['Хивс', 'ор']);
});

test('ten searches are kept, and each can be forgotten', () => {
  for (let n = 1; n <= 12; n++) rememberSearch(`ор ${n}`);
  expect(stored()).toHaveLength(10);
  removeSearch('ор 12');
  expect(stored()[0]).toBe('ор 11');
});
