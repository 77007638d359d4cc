import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import {
  checkAccount,
  checkBank,
  checkHolder,
  LONGEST_REFUND_NOTE,
  maskedAccount,
  plainAccount,
} from './refund-account.ts';

test.each([
  ['5012345678', null],
  ['5012 345 678', null],
  ['mn12 0005 0050 1234 5678', null],
  ['123456', null],
  ['12345', 'account_malformed'],
  ['1'.repeat(20), null],
  ['1'.repeat(21), 'account_malformed'],
  ['MN', 'account_malformed'],
  ['x5012345678', 'account_malformed'],
  ['5012345678x', 'account_malformed'],
  ['', 'account_malformed'],
])('the account %j: %s', (typed, reason) => {
  expect(checkAccount(typed)).toBe(reason);
});

test.each([
  ['', 'bank_required'],
  ['  ', 'bank_required'],
  ['Хаан банк', null],
  ['б'.repeat(50), null],
  ['б'.repeat(51), 'bank_required'],
  ['Хаан\nбанк', 'bank_required'],
])('the bank %j: %s', (typed, reason) => {
  expect(checkBank(typed)).toBe(reason);
});

test.each([
  ['', 'holder_required'],
  ['Д.\nСувд', 'holder_required'],
  ['Д. Сувд', null],
  ['х'.repeat(100), null],
  ['х'.repeat(101), 'holder_required'],
])('the holder %j: %s', (typed, reason) => {
  expect(checkHolder(typed)).toBe(reason);
});

test('a number is kept without blanks and in large letters, and shown by its end', () => {
  expect(plainAccount(' mn12 3456 ')).toBe('MN123456');
  expect(maskedAccount('MN123456')).toBe('••••3456');
});

test('beside it the owner may write 300 characters', () => {
  expect(LONGEST_REFUND_NOTE).toBe(300);
});

test('the example is true', () => {
  expect(examples['refund-account']()).toBe(
    'An account typed as 5012 345 678 is taken as 5012345678 and shown as ••••5678.',
  );
});
