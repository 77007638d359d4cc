import { expect, test } from 'vitest';
import { referenceInMemo } from './reference-in-memo.ts';

test.each([
  ['нэхэмжлэл IK0480 тавилга', 'IK0480'],
  ['ик О48о', 'ик О48о'],
  ['0480 ор', '0480'],
  ['IK261115 0480', 'IK261115 0480'],
  ['ik 04 80', 'ik 04 80'],
])('the reference of «%s» is «%s» as it was typed', (memo, typed) => {
  const found = referenceInMemo(memo, 'IK2611150480');
  expect(found?.[1]).toBe(typed);
  expect(found?.join('')).toBe(memo);
});

test('a memo without the reference has none', () => {
  expect(referenceInMemo('naran buidan', 'IK2611150480')).toBeNull();
});
