import { expect, test } from 'vitest';
import { typedPart } from './typed-part.ts';

test('the typed letters are found at the beginning of a suggestion, whatever their case', () => {
  expect(typedPart('Буйдан булангийн', 'буйд')).toEqual({ before: '', hit: 'Буйд', after: 'ан булангийн' });
});

test('the typed letters are found at the beginning of a later word', () => {
  expect(typedPart('3 хүний буйдан', 'буйд')).toEqual({ before: '3 хүний ', hit: 'буйд', after: 'ан' });
});

test('letters in the middle of a word were not what was typed', () => {
  expect(typedPart('хажуугийн ширээ', 'ий')).toBeNull();
  expect(typedPart('ор, дор ор', 'ор')).toEqual({ before: '', hit: 'ор', after: ', дор ор' });
});

test('words that were found by their sound have no typed part', () => {
  expect(typedPart('буйдан', 'buidan')).toBeNull();
  expect(typedPart('буйдан', '  ')).toBeNull();
});
