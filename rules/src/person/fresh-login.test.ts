import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { isFreshLogin } from './fresh-login.ts';

const opened = new Date('2026-03-02T12:00:00Z');

test.each([
  ['password', '2026-03-02T12:10:00.000Z', true],
  ['password', '2026-03-02T12:10:00.001Z', false],
  ['code', '2026-03-02T12:00:00.000Z', true],
  ['social', '2026-03-02T12:00:00.000Z', false],
  ['reset', '2026-03-02T12:00:00.000Z', false],
  ['change', '2026-03-02T12:00:00.000Z', false],
  [null, '2026-03-02T12:00:00.000Z', false],
])('a session opened by %s at noon is fresh at %s: %s', (openedBy, now, fresh) => {
  expect(isFreshLogin(openedBy, opened, new Date(now))).toBe(fresh);
});

test('the example in RULES.md is true', () => {
  expect(examples['fresh-login']()).toBe(
    'A code that was typed 10 minutes ago is enough to set a password, one of 11 minutes ago is not enough.',
  );
});
