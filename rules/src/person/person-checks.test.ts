import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkName, checkTerms } from './person-checks.ts';

test.each([
  ['Болд', null],
  ['Б', null],
  ['', 'name_required'],
  [' \t\n', 'name_required'],
  ['Б'.repeat(100), null],
  [` ${'Б'.repeat(100)} `, null],
  ['Б'.repeat(101), 'name_too_long'],
  ['Болд\nДорж', 'name_required'],
])('a name %j: %s', (name, reason) => {
  expect(checkName(name)).toBe(reason);
});

test('who signs up ticks the terms', () => {
  expect(checkTerms(true)).toBeNull();
  expect(checkTerms(false)).toBe('terms_not_accepted');
});

test('the example reads well', () => {
  expect(examples['person-checks']()).toBe(
    'The name “Болд” is taken, a blank one is refused, and so is one of 101 letters: refused.',
  );
});
