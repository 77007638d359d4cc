import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples, openHash } from './examples.ts';
import { isOrderNumber, orderNumbersFrom } from './order-number.ts';

const ending = (orderNumber: string): string => orderNumber.slice(-4);

test.each([
  ['IK4071935528', true],
  ['IK0000000000', true],
  ['IK407193552', false],
  ['IK40719355280', false],
  ['ik4071935528', false],
  ['4071935528', false],
  ['IK407193552A', false],
  [' IK4071935528', false],
  ['IK4071935528\n', false],
  ['', false],
])('%j is an order number: %s', (text, is) => {
  expect(isOrderNumber(text)).toBe(is);
});

const numbersFrom = (first: number, count: number, hash = openHash) =>
  orderNumbersFrom(
    Array.from({ length: count }, (_, index) => first + index),
    hash,
  );

test('every whole number gives a valid order number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (sequence) => {
      const [number = ''] = numbersFrom(sequence, 1);
      return isOrderNumber(number) && number === numbersFrom(sequence, 1)[0];
    }),
    { numRuns: 1_000 },
  );
});

test('two orders never share a number, within a block of 10,000 and across blocks', () => {
  const firsts = [0, 9_999_990_000];
  const numbers = firsts.flatMap((first) => numbersFrom(first, 10_000));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('each block of 10,000 orders has 10,000 different endings', () => {
  expect(new Set(numbersFrom(70_000, 10_000).map(ending)).size).toBe(10_000);
});

test('another key numbers the same orders otherwise', () => {
  const other = numbersFrom(0, 100, (text) => openHash(`other ${text}`));
  expect(numbersFrom(0, 100).filter((number) => other.includes(number))).toEqual([]);
});

test('neighbours share no first digits, and their distances do not repeat', () => {
  const values = numbersFrom(0, 500).map((number) => Number(number.slice(2)));
  const distances = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  expect(new Set(distances).size).toBe(distances.length);
  expect(new Set(values.map((value) => Math.floor(value / 10_000))).size).toBeGreaterThan(490);
});

test('nobody gets IK0000000000', () => {
  expect(orderNumbersFrom([0, 1], () => 0)).toEqual(['IK0000000001']);
});

test('the example is what the shop does', () => {
  expect(examples['order-number']()).toBe(
    'Three orders in a row are numbered IK9894276031, IK3674330999, IK3733035820 under one key, and otherwise under another.',
  );
});
