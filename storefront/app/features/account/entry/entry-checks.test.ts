import { texts } from '@tokhi/contract/texts/texts';
import { expect, test } from 'vitest';
import { askCodeChecks, codeChecks, forgotChecks, loginChecks, registerChecks } from './entry-checks.ts';

const user = { name: '', email: '', phone: '', password: 'urtuu-2026', rePassword: 'urtuu-2026', terms: true };

test('an empty registration is told field by field in the words of the specification', () => {
  expect(registerChecks.name('')).toBe(texts.nameRequired);
  expect(registerChecks.email(' ')).toBe(texts.emailRequired);
  expect(registerChecks.phone('')).toBe(texts.phoneRequired);
  expect(registerChecks.password('1234567')).toBe(texts.passwordTooShort);
  expect(registerChecks.rePassword('urtuu-2027', user)).toBe(texts.passwordMismatch);
  expect(registerChecks.terms(false)).toBe(texts.termsRequired);
});

test('a right registration has nothing to tell', () => {
  expect(registerChecks.name('Болд')).toBeUndefined();
  expect(registerChecks.email('Bold@Example.mn')).toBeUndefined();
  expect(registerChecks.phone('70112020')).toBeUndefined();
  expect(registerChecks.rePassword('urtuu-2026', user)).toBeUndefined();
  expect(registerChecks.terms(true)).toBeUndefined();
});

test('the login asks for both fields and for no terms', () => {
  expect(loginChecks.email('bold')).toBe(texts.emailMalformed);
  expect(loginChecks.password('')).toBe('Нууц үгээ оруулна уу');
  expect(loginChecks.password('x')).toBeUndefined();
  expect(loginChecks).not.toHaveProperty('terms');
});

test('a forgotten password has words of its own for a wrong address', () => {
  expect(forgotChecks.email('bold@')).toBe('Invalid Email');
});

test('a code is six digits, and asking for one takes the terms', () => {
  expect(codeChecks.code('12345')).toBe('Имэйлээр ирсэн 6 оронтой кодыг оруулна уу');
  expect(codeChecks.code(' 123456 ')).toBeUndefined();
  expect(askCodeChecks.terms(false)).toBe(texts.termsRequired);
});
