import { beforeEach, expect, test } from 'vitest';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openThreeWords } from './open-three-words.ts';

const CENTRE = { latitude: 47.919, longitude: 106.918 };

const sandbox = sandboxOfTest();
let reasons: string[];
beforeEach(() => {
  reasons = [];
});

const opened = (changed: { key?: string; url?: string; timeoutMs?: number } = {}) =>
  openThreeWords({
    url: sandbox.address('/what3words/v3'),
    key: 'a-key',
    onAway: (reason) => reasons.push(reason),
    ...changed,
  });

test('a place has three words in Mongolian, the same each time, and its neighbours have others', async () => {
  const words = await opened().wordsAt(CENTRE);
  expect(words).toMatch(/^[а-яөүё]+\.[а-яөүё]+\.[а-яөүё]+$/);
  expect(await opened().wordsAt(CENTRE)).toBe(words);
  expect(await opened().wordsAt({ ...CENTRE, latitude: 47.9195 })).not.toBe(words);
  expect(reasons).toEqual([]);
});

test('a service that is down or silent gives no words, and the reason names neither place nor key', async () => {
  await sandbox.turn('three-words', 'down');
  expect(await opened().wordsAt(CENTRE)).toBeNull();
  await sandbox.turn('three-words', 'silent');
  expect(await opened({ timeoutMs: 50 }).wordsAt(CENTRE)).toBeNull();
  expect(await opened({ url: 'http://127.0.0.1:1' }).wordsAt(CENTRE)).toBeNull();
  expect(reasons).toEqual(['answered 503', 'TimeoutError', 'TypeError']);
});

test('a key that does not open gives no words', async () => {
  expect(await opened({ key: '' }).wordsAt(CENTRE)).toBeNull();
  expect(reasons).toEqual(['answered 401']);
});
