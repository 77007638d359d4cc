import { checkBank } from '@tokhi/rules/refund/refund-account';
import { expect, test } from 'vitest';
import { BANK_NAMES } from './bank-names.ts';

test('every bank that is offered is taken, and offered once', () => {
  expect(BANK_NAMES.filter((bank) => checkBank(bank) !== null)).toEqual([]);
  expect(new Set(BANK_NAMES).size).toBe(BANK_NAMES.length);
});
