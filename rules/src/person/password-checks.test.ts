import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkConfirmation, checkNewPassword, checkRepeat } from './password-checks.ts';

test.each([
  ['', 'password_too_short'],
  ['1234567', 'password_too_short'],
  ['12345678', null],
  ['нууц үг', 'password_too_short'],
  ['  1234  ', null],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'password_too_long'],
])('a new password %j: %s', (password, reason) => {
  expect(checkNewPassword(password)).toBe(reason);
});

test('the repeated password is the same, to the blank and the capital', () => {
  expect(checkConfirmation('12345678', '12345678')).toBeNull();
  expect(checkRepeat('12345678', '12345678')).toBeNull();
  for (const other of ['12345678 ', '', '123456789']) {
    expect(checkConfirmation('12345678', other)).toBe('confirmation_differs');
    expect(checkRepeat('12345678', other)).toBe('repeat_differs');
  }
  expect(checkConfirmation('Abcdefgh', 'abcdefgh')).toBe('confirmation_differs');
  expect(checkRepeat('Abcdefgh', 'abcdefgh')).toBe('repeat_differs');
});

test('the example reads well', () => {
  expect(examples['password-checks']()).toBe('A password of seven characters is refused, one of eight is taken.');
});
