import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { DEFAULT_KHOROO, khorooClass, readKhoroos } from './khoroo-class.ts';

const lists = { cheap: [1, 10], middle: [9, 10], far: [16, 9] };

test.each([
  ['on the cheap list', 1, 'cheap'],
  ['on the middle list, and wrongly on the cheap one', 10, 'middle'],
  ['on the far list', 16, 'far'],
  ['on the far list, and wrongly on the middle one', 9, 'far'],
  ['on no list', 3, 'unlisted'],
  ['newer than the lists', 44, 'unlisted'],
])('a khoroo %s (%i) is %s', (_where, khoroo, expected) => {
  expect(khorooClass(khoroo, lists)).toBe(expected);
});

test('districts 7 and 9, which ask for no khoroo, are what the data says of their khoroo 1: far', () => {
  expect(DEFAULT_KHOROO).toBe(1);
  expect(khorooClass(null, { cheap: [], middle: [], far: [1, 2, 3, 4, 5] })).toBe('far');
  expect(khorooClass(null, { cheap: [], middle: [1], far: [2] })).toBe('middle');
  expect(khorooClass(null, { cheap: [4], middle: [2], far: [3] })).toBe('unlisted');
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
  expect(examples['khoroo-class']()).toBe(
    'In a district that lists 1 and 2 as cheap, 9 and 10 as middle and 16 as far, khoroo 1 is cheap, khoroo 10 is middle, khoroo 16 is far, khoroo 21 is unlisted.',
  );
});
