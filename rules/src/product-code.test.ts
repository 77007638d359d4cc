import { expect, test } from 'vitest';
import { formatProductCode } from './product-code.ts';

test('a code of eight digits is printed in groups', () => {
  expect(formatProductCode('70489215')).toBe('704.892.15');
});

test('any other code is printed as it is', () => {
  expect(formatProductCode('A-12')).toBe('A-12');
});
