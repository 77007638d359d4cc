import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { isOneLine } from './one-line-text.ts';

test.each(['Болд', 'Д. Болд-Эрдэнэ', "O'Brien", 'Тохь ХХК 😀', ' Болд\n', '', 'زهرة'])('%j is one line', (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each([
  ['a line break', 'Болд\nДорж'],
  ['a carriage return', 'Болд\rДорж'],
  ['a tab', 'Болд\tДорж'],
  ['NUL', 'Бо\u0000лд'],
  ['an escape', 'Бо\u001b[31mлд'],
  ['DEL', 'Бо\u007fлд'],
  ['a control of C1', 'Бо\u0085лд'],
  ['a line separator', 'Бо\u2028лд'],
  ['a paragraph separator', 'Бо\u2029лд'],
  ['a right-to-left override', 'Бо\u202eлд'],
  ['an isolate', 'Бо\u2066лд'],
])('%s is refused', (_what, text) => {
  expect(isOneLine(text)).toBe(false);
});

test('the example in RULES.md is true', () => {
  expect(examples['one-line-text']()).toBe('“Болд Дорж” is one line; with a line break between the two it is refused.');
});
