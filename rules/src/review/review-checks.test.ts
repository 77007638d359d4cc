import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkRate, checkReviewMessage } from './review-checks.ts';

test.each([
  [1, null],
  [5, null],
  [3, null],
  [0, 'rate_not_1_to_5'],
  [6, 'rate_not_1_to_5'],
  [4.5, 'rate_not_1_to_5'],
  [Number.NaN, 'rate_not_1_to_5'],
])('%d stars: %s', (rate, reason) => {
  expect(checkRate(rate)).toBe(reason);
});

test.each([
  ['', null],
  ['ү'.repeat(1_000), null],
  [` ${'ү'.repeat(1_000)} `, null],
  ['ү'.repeat(1_001), 'review_too_long'],
])('the words %j: %s', (message, reason) => {
  expect(checkReviewMessage(message)).toBe(reason);
});

test('the example reads well', () => {
  expect(examples['review-checks']()).toBe('Five stars without a word are taken, six stars are refused.');
});
