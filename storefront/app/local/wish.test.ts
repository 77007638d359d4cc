import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from './storage-of-test.ts';
import { keepWish, takeWish } from './wish.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));
afterEach(() => vi.unstubAllGlobals());

test('a wish is kept until it is taken, once', () => {
  keepWish({ kind: 'save', code: '70489215' });
  expect(takeWish()).toEqual({ kind: 'save', code: '70489215' });
  expect(takeWish()).toBeNull();
});

test('the last wish is the one that counts', () => {
  keepWish({ kind: 'save', code: '1' });
  keepWish({ kind: 'tell', code: '2' });
  expect(takeWish()).toEqual({ kind: 'tell', code: '2' });
});

test.each(['{', 'null', '[]', '{"kind":"save"}', '{"kind":"buy","code":"1"}', '{"kind":"save","code":7}'])(
  'what is no wish (%s) is forgotten',
  (stored) => {
    sessionStorage.setItem('wish', stored);
    expect(takeWish()).toBeNull();
    expect(sessionStorage.getItem('wish')).toBeNull();
  },
);
