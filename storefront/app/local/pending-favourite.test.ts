import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPendingFavourite, takePendingFavourite } from './pending-favourite.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));
afterEach(() => vi.unstubAllGlobals());

test('a pending favourite is kept until it is taken, once', () => {
  const pending = { kind: 'save', code: '70489215', name: 'NARAN', image: 'naran-400.webp' } as const;
  keepPendingFavourite(pending);
  expect(takePendingFavourite()).toEqual(pending);
  expect(takePendingFavourite()).toBeNull();
});

test('the last pending favourite replaces the one before', () => {
  keepPendingFavourite({ kind: 'save', code: '1', name: '', image: '' });
  keepPendingFavourite({ kind: 'tell', code: '2', name: '', image: '' });
  expect(takePendingFavourite()).toMatchObject({ kind: 'tell', code: '2' });
});

test.each(['{', 'null', '[]', '{"kind":"save"}', '{"kind":"buy","code":"1"}', '{"kind":"save","code":7}'])(
  'what is no wish (%s) is forgotten',
  (stored) => {
    sessionStorage.setItem('wish', stored);
    expect(takePendingFavourite()).toBeNull();
    expect(sessionStorage.getItem('wish')).toBeNull();
  },
);
