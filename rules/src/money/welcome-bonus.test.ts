import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { WELCOME_BONUS, welcomeBonus } from './welcome-bonus.ts';

test('the welcome bonus is 2,020 points', () => {
  expect(WELCOME_BONUS).toBe(2_020);
});

test.each([
  ['email', false, 0],
  ['email', true, 2_020],
  ['google', false, 2_020],
  ['google', true, 2_020],
  ['facebook', false, 2_020],
  ['facebook', true, 2_020],
] as const)(
  'an account made by %s, address confirmed: %s, is due %i points',
  (registeredBy, emailConfirmed, points) => {
    expect(welcomeBonus({ registeredBy, emailConfirmed })).toBe(points);
  },
);

test('the example is true', () => {
  expect(examples['welcome-bonus']()).toBe('A new customer has 0 points until the e-mail is confirmed, then 2,020.');
});
