import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from './storage-of-test.ts';
import { keepWish, takeWish } from './wish.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));
afterEach(() => vi.unstubAllGlobals());

test('a wish is kept until it is taken, once', () => {
  const wish = { kind: 'save', code: '70489215', name: 'NARAN', image: 'naran-400.webp' } as const;
  keepWish(wish);
  expect(takeWish()).toEqual(wish);
  expect(takeWish()).toBeNull();
});

test('the last wish is the one that counts', () => {
  keepWish({ kind: 'save', code: '1', name: '', image: '' });
  keepWish({ kind: 'tell', code: '2', name: '', image: '' });
  expect(takeWish()).toMatchObject({ kind: 'tell', code: '2' });
});

test.each(['{', 'null', '[]', '{"kind":"save"}', '{"kind":"buy","code":"1"}', '{"kind":"save","code":7}'])(
  'what is no wish (%s) is forgotten',
  (stored) => {
    sessionStorage.setItem('wish', stored);
    expect(takeWish()).toBeNull();
    expect(sessionStorage.getItem('wish')).toBeNull();
  },
);
