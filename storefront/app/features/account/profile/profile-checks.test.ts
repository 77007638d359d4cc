import { texts } from '@tokhi/contract/texts/texts';
import { expect, test } from 'vitest';
import { infoChecks, passwordChecks } from './profile-checks.ts';

test('the profile takes an e-mail in lower case only', () => {
  expect(infoChecks.email('Nomin@example.mn')).toBe(texts.emailMalformed);
  expect(infoChecks.email('')).toBe(texts.emailRequired);
  expect(infoChecks.email('nomin@example.mn')).toBeUndefined();
});

test('the first phone is a mobile one, the second may stay empty', () => {
  expect(infoChecks.phone('70112020')).toBe(texts.phoneMalformed);
  expect(infoChecks.phone2('')).toBeUndefined();
  expect(infoChecks.phone2('123')).toBe(texts.phoneRequired);
  expect(infoChecks.name(' ')).toBe(texts.nameRequired);
});

test('a repeated password that differs has words of its own', () => {
  expect(passwordChecks.repeat('urtuu-2027', { password: 'urtuu-2026' })).toBe('Давтан нууц үг буруу');
  expect(passwordChecks.repeat('urtuu-2026', { password: 'urtuu-2026' })).toBeUndefined();
  expect(passwordChecks.password('1234567')).toBe(texts.passwordTooShort);
});
