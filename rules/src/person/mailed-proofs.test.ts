import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { MAILED_CODE, proofEndsAt, TRIES_OF_A_CODE } from './mailed-proofs.ts';

const now = new Date('2026-03-02T12:00:00Z');

test.each([
  ['confirm_email', '2026-03-04T12:00:00.000Z'],
  ['change_email', '2026-03-04T12:00:00.000Z'],
  ['reset_password', '2026-03-02T13:00:00.000Z'],
  ['login_code', '2026-03-02T12:10:00.000Z'],
] as const)('%s holds until %s', (purpose, end) => {
  expect(proofEndsAt(purpose, now).toISOString()).toBe(end);
});

test('a code is six digits and survives five wrong ones', () => {
  expect(TRIES_OF_A_CODE).toBe(5);
  expect(['012345', '12345', '1234567', '12345a', ' 12345'].map((code) => MAILED_CODE.test(code))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the example in RULES.md is true', () => {
  expect(examples['mailed-proofs']()).toBe(
    'Mailed at 12:00, a code opens until 12:10 and a link for a new password until 13:00.',
  );
});
