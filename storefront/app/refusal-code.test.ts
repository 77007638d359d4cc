import { refuse } from '@tokhi/contract/texts/refusals';
import { expect, test } from 'vitest';
import { refusalCode } from './refusal-code.ts';

test('a refusal is known by its code, also when it is of another copy of the class', () => {
  const foreign = Object.assign(new Error('no'), { name: 'Refusal', code: 'product_not_found' });
  expect(refusalCode(refuse('product_not_found'))).toBe('product_not_found');
  expect(refusalCode(foreign)).toBe('product_not_found');
});

test('any other error is not a refusal', () => {
  expect(refusalCode(new Error('connection lost'))).toBeNull();
  expect(refusalCode(Object.assign(new Error('no'), { name: 'Refusal', code: 404 }))).toBeNull();
  expect(refusalCode('product_not_found')).toBeNull();
});
