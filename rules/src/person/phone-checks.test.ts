import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkMobilePhone, checkPhone, checkSecondPhone } from './phone-checks.ts';

test.each([
  ['99112233', null, null],
  ['88112233', null, null],
  [' 99112233 ', null, null],
  ['77112233', null, 'mobile_phone_malformed'],
  ['09112233', null, 'mobile_phone_malformed'],
  ['9911223', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['991122334', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['9911 2233', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['9911223x', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['x99112233', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['+97699112233', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['٩٩١١٢٢٣٣', 'phone_not_8_digits', 'mobile_phone_malformed'],
  ['', 'phone_required', 'mobile_phone_malformed'],
  ['  ', 'phone_required', 'mobile_phone_malformed'],
])('the phone %j: registration says %s, the profile %s', (phone, registration, profile) => {
  expect(checkPhone(phone)).toBe(registration);
  expect(checkMobilePhone(phone)).toBe(profile);
});

test.each([
  ['', null],
  [' ', null],
  ['77112233', null],
  ['7711223', 'second_phone_not_8_digits'],
  ['771122334', 'second_phone_not_8_digits'],
])('a second phone %j: %s', (phone, reason) => {
  expect(checkSecondPhone(phone)).toBe(reason);
});

test('the example reads well', () => {
  expect(examples['phone-checks']()).toBe('Registration takes the land line 77002020, the profile refuses it.');
});
