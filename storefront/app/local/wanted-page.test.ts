import { beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from './storage-of-test.ts';
import { clearWantedPage, isPathOfOurs, keepWantedPage, takeTurnedAway, takeWantedPage } from './wanted-page.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));

test.each(['/profile', '/profile?role=saved', '/single-product/70489215?from=a//b', '/search?p=ор'])(
  '%s is a page of ours',
  (path) => expect(isPathOfOurs(path)).toBe(true),
);

test.each([
  '',
  'profile',
  '//evil.mn',
  '/\\evil.mn',
  '/a\\..\\..//evil.mn',
  '\\\\evil.mn',
  'https://evil.mn/',
  'javascript:alert(1)',
  '/\t/evil.mn',
  '/..//evil.mn',
  '/login',
  '/register?a=1',
  '/reset-password',
])('%j leads nowhere', (path) => expect(isPathOfOurs(path)).toBe(false));

test('the wanted page is led to once, then the login leads home', () => {
  keepWantedPage('/profile?role=saved');
  expect(takeWantedPage()).toBe('/profile?role=saved');
  expect(takeWantedPage()).toBe('/home');
});

test('what somebody else wrote under the key is not followed', () => {
  sessionStorage.setItem('wanted', '//evil.mn');
  expect(takeWantedPage()).toBe('/home');
});

test('a login that no guard asked for leads home', () => {
  keepWantedPage('/profile');
  clearWantedPage();
  expect(takeWantedPage()).toBe('/home');
});

test('somebody who was turned away is told once', () => {
  sessionStorage.setItem('turned-away', '1');
  expect(takeTurnedAway()).toBe(true);
  expect(takeTurnedAway()).toBe(false);
});
