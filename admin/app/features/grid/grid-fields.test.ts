import { expect, test } from 'vitest';
import { FIELDS, fieldsFor, fieldsIn, withField } from './grid-fields.ts';

const address = (text: string) => new URLSearchParams(text);

test('the columns come from the address in the order of the grid; without any, all but the names', () => {
  expect(fieldsIn(address('fields=bonus,name'), FIELDS)).toEqual(['name', 'bonus']);
  expect(fieldsIn(address('codes=70489215'), FIELDS)).toEqual(['price', 'cost', 'weight', 'customs', 'bonus']);
  expect(fieldsIn(address('fields=password'), FIELDS)).toEqual(['price', 'cost', 'weight', 'customs', 'bonus']);
});

test('whoever may change prices only has the column of prices', () => {
  expect(fieldsIn(address('fields=name,price'), fieldsFor(false))).toEqual(['price']);
});

test('a column is added and taken out of the address, and the last one stays', () => {
  const two = withField(address('codes=70489215'), ['price'], 'name');
  expect(two.toString()).toBe('codes=70489215&fields=name%2Cprice');
  expect(fieldsIn(withField(two, ['name', 'price'], 'price'), FIELDS)).toEqual(['name']);
  expect(withField(two, ['name'], 'name')).toBe(two);
});
