import { expect, test } from 'vitest';
import { checkConsumer } from './consumer-check.ts';
import { examples } from './examples.ts';

test('eight digits are a consumer’s number, and whoever has none leaves it empty', () => {
  expect(checkConsumer('10038071')).toBeNull();
  expect(checkConsumer(' 10038071 ')).toBeNull();
  expect(checkConsumer('')).toBeNull();
});

test.each(['1003807', '100380711', '1003807a', 'дугаар'])('%s is none', (typed) => {
  expect(checkConsumer(typed)).toBe('consumer_not_8_digits');
});

test('the example is what the shop does', () => {
  expect(examples['consumer-check']()).toBe('10038071 is taken, 1003807 is refused.');
});
