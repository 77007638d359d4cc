import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { smsParts } from './sms-parts.ts';

test.each([
  [1, 1],
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
])('%i signs are %i parts', (signs, parts) => {
  expect(smsParts('я'.repeat(signs))).toBe(parts);
});

test('the example is true', () => {
  expect(examples['sms-parts']()).toBe(
    '«Тохь: IK6180339887 захиалгын төлбөр төлөгдлөө. +12,744 бонус.» has 61 signs and goes as 1; a text of 71 would go as 2.',
  );
});
