import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, keepSession, keepUser, renewSession, sessionToken } from './session.ts';
import { storageOfTest } from './storage-of-test.ts';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('a login keeps the token and the user under the names of the specification', () => {
  keepSession({ token: 'abc', data: { name: 'Болд', bonus: 2_020 } });
  expect(stored('token')).toBe('abc');
  expect(stored('user')).toEqual({ name: 'Болд', bonus: 2_020 });
  expect(sessionToken()).toBe('abc');
});

test('the end of a session takes both keys away', () => {
  keepSession({ token: 'abc', data: { name: '', bonus: 0 } });
  clearSession();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionToken()).toBeNull();
});

test('a fresh token goes on for the same user, and news of the user leave the token', () => {
  keepSession({ token: 'abc', data: { name: 'Болд', bonus: 2_020 } });
  renewSession('def');
  keepUser({ name: 'Болд', bonus: 5 });
  expect(sessionToken()).toBe('def');
  expect(stored('user')).toEqual({ name: 'Болд', bonus: 5 });
});

test.each(['""', '5', '{"token":"abc"}', 'abc', 'null'])('%s under the key is no token', (text) => {
  localStorage.setItem('token', text);
  expect(sessionToken()).toBeNull();
});
