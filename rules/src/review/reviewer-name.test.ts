import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { reviewerName } from './reviewer-name.ts';

test.each([
  ['a first and a last name', 'Болд Дорж', 'Болд Д.'],
  ['the letter written first', 'Д. Болд', 'Болд Д.'],
  ['the letter without its point', 'д болд', 'болд Д.'],
  ['a first name alone', 'Болд', 'Болд'],
  ['a first name with its letter', 'Болд Д.', 'Болд Д.'],
  ['three names', 'Болд Дорж Бат', 'Болд Д.'],
  ['a double name', 'Бат-Эрдэнэ Ганбаатар', 'Бат-Эрдэнэ Г.'],
  ['Latin letters', "Anna O'Neil", 'Anna O.'],
  ['a telephone number beside the name', 'Болд 99112233', 'Болд'],
  ['blanks around', '  Болд   Дорж ', 'Болд Д.'],
])('%s: %s is shown as %s', (_, name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});

test.each([
  ['no name', null],
  ['blanks', '  '],
  ['a letter', 'Д.'],
  ['an address', 'bold@example.com'],
  ['a telephone number', '99112233'],
])('with %s for a name the writer is a customer of the shop', (_, name) => {
  expect(reviewerName(name)).toBe('Худалдан авагч');
});

test('whatever is typed, no more than one word and one letter of it is shown, and no figure or address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      expect(reviewerName(name)).toMatch(/^(?:Худалдан авагч|[^\s@\d]+(?: \S+\.)?)$/u);
    }),
  );
});

test('the example is what the shop does', () => {
  expect(examples['reviewer-name']()).toBe(
    '“Болд Дорж” signs as “Болд Д.”, “Д. Болд” as “Болд Д.”, and whoever told no name as “Худалдан авагч”.',
  );
});
