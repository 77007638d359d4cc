import { texts } from '@tokhi/contract/texts/texts';
import { expect, test } from 'vitest';
import { checkFeedback, NO_ERRORS } from './feedback-check.ts';

test('an empty form is told beside both fields', () => {
  const both = { title: texts.contactIncomplete, message: texts.contactIncomplete };
  expect(checkFeedback({ title: '', message: '  ' })).toStrictEqual(both);
});

test('only the field that is missing is told', () => {
  const errors = checkFeedback({ title: 'Хүргэлт', message: '' });
  expect(errors).toStrictEqual({ title: undefined, message: texts.contactIncomplete });
});

test('a title of 51 characters is refused', () => {
  expect(checkFeedback({ title: 'а'.repeat(51), message: 'Баярлалаа' }).title).toBe(texts.contactIncomplete);
});

test('a filled form has nothing to tell', () => {
  expect(checkFeedback({ title: 'Хүргэлт', message: 'Баярлалаа' })).toStrictEqual(NO_ERRORS);
});
