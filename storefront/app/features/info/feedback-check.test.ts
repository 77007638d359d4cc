import { texts } from '@tokhi/contract/texts/texts';
import { expect, test } from 'vitest';
import { feedbackChecks } from './feedback-check.ts';

const { title, message } = feedbackChecks;

test('an empty field is told, also one of blanks', () => {
  expect(title('')).toBe(texts.contactIncomplete);
  expect(message('  ')).toBe(texts.contactIncomplete);
});

test('a title of 51 characters is refused', () => {
  expect(title('а'.repeat(51))).toBe(texts.contactIncomplete);
});

test('a filled field has nothing to tell', () => {
  expect(title('Хүргэлт')).toBeUndefined();
  expect(message('Баярлалаа')).toBeUndefined();
});
