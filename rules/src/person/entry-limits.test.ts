import { expect, test } from 'vitest';
import { ENTRY_LIMITS } from './entry-limits.ts';
import { examples } from './examples.ts';

const minutesOf = (name: keyof typeof ENTRY_LIMITS) => ENTRY_LIMITS[name].withinMs / 60_000;

test('ten wrong passwords an account and a hundred an address are heard in a quarter of an hour', () => {
  expect([ENTRY_LIMITS.password_of_account.most, minutesOf('password_of_account')]).toEqual([10, 15]);
  expect([ENTRY_LIMITS.password_of_address.most, minutesOf('password_of_address')]).toEqual([100, 15]);
});

test('an address registers ten times an hour', () => {
  expect([ENTRY_LIMITS.registration_of_address.most, minutesOf('registration_of_address')]).toEqual([10, 60]);
});

test('guessing six digits for a year succeeds once in more than a hundred accounts', () => {
  const { most, withinMs } = ENTRY_LIMITS.wrong_code_of_account;
  const guessesOfAYear = (365 * 24 * 3_600_000 * most) / withinMs;
  expect(1_000_000 / guessesOfAYear).toBeGreaterThan(100);
});

test('the example in RULES.md is true', () => {
  expect(examples['entry-limits']()).toBe('After 10 wrong passwords an account takes none for up to 15 minutes.');
});
