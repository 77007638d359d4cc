import { expect, test } from 'vitest';
import { placeOf } from './difference-texts.ts';

test.each([
  ['receipt_missing', 'IK2611150482', '/orders/IK2611150482'],
  ['not_listed', 'IK2611150482', '/orders/IK2611150482'],
  ['not_listed', null, '/transfers?state=unknown'],
  ['bank_row_open', null, '/transfers'],
  ['refund_unproven', 'IK2611150482', '/refunds'],
  ['not_recorded', null, null],
  ['list_missing', null, null],
] as const)('%s of order %s is looked at under %s', (kind, ordernumber, to) => {
  expect(placeOf({ kind, ordernumber })).toBe(to);
});
