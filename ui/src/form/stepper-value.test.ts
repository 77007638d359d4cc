import { expect, test } from 'vitest';
import { stepperValue } from './stepper-value.ts';

test('a typed count is kept between the least and the most', () => {
  expect(stepperValue('3', { min: 1, max: 5 })).toBe(3);
  expect(stepperValue('99', { min: 1, max: 5 })).toBe(5);
  expect(stepperValue('0', { min: 1, max: 5 })).toBe(1);
  expect(stepperValue('-4', { min: 0, max: 5 })).toBe(0);
});

test('an emptied field and emails give the least', () => {
  expect(stepperValue('', { min: 1, max: 5 })).toBe(1);
  expect(stepperValue('хоёр', { min: 1, max: 5 })).toBe(1);
});

test('with nothing left the count stays at the least', () => {
  expect(stepperValue('2', { min: 1, max: 0 })).toBe(1);
});
