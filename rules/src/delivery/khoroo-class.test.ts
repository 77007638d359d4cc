import { expect, test } from 'vitest';
import { example } from './khoroo-class.example.ts';
import { DEFAULT_KHOROO, khorooClass, readKhoroos } from './khoroo-class.ts';

const lists = { middle: [9, 10], far: [16, 9] };

test.each([
  ['on the middle list', 10, 'middle'],
  ['on the far list', 16, 'far'],
  ['on both lists', 9, 'far'],
  ['on no list', 3, 'cheap'],
  ['newer than the lists', 44, 'cheap'],
])('a khoroo %s (%i) is %s', (_where, khoroo, expected) => {
  expect(khorooClass(khoroo, lists)).toBe(expected);
});

test('districts 7 and 9, which ask for no khoroo, are what the data says of their khoroo 1: far', () => {
  expect(DEFAULT_KHOROO).toBe(1);
  expect(khorooClass(null, { middle: [], far: [1, 2, 3, 4, 5] })).toBe('far');
  expect(khorooClass(null, { middle: [1], far: [2] })).toBe('middle');
  expect(khorooClass(null, { middle: [2], far: [3] })).toBe('cheap');
});

test.each([
  ['', []],
  ['7', [7]],
  ['9,10,20', [9, 10, 20]],
  ['9, 10', [9, 10]],
])('the list «%s» of a district reads as %j', (commaList, khoroos) => {
  expect(readKhoroos(commaList)).toEqual(khoroos);
});

test('the example is true', () => {
  expect(example()).toBe(
    'In a district that lists 9 and 10 as middle and 16 as far, khoroo 1 is cheap, khoroo 10 is middle, khoroo 16 is far.',
  );
});
