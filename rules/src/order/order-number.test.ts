import fc from 'fast-check';
import { expect, test } from 'vitest';
import { example } from './order-number.example.ts';
import { isOrderNumber, orderNumberFrom } from './order-number.ts';

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

test.each([
  [0, 'IK0000000000'],
  [1, 'IK6180339887'],
  [2, 'IK2360679774'],
  [13, 'IK0344418531'],
  [10_000_000_001, 'IK6180339887'],
])('order %i has the number %s', (sequence, written) => {
  expect(orderNumberFrom(sequence)).toBe(written);
});

test('every whole number gives a valid order number', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (sequence) => isOrderNumber(orderNumberFrom(sequence))),
    { numRuns: 10_000 },
  );
});

test('two orders never share a number', () => {
  const sequence = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(
      sequence,
      sequence,
      (one, other) => (one === other) === (orderNumberFrom(one) === orderNumberFrom(other)),
    ),
    { numRuns: 10_000 },
  );
});

test('the next number differs in its last two digits at least, so that one wrong digit finds no neighbour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (sequence) => {
      const one = orderNumberFrom(sequence);
      const next = orderNumberFrom(sequence + 1);
      return one.at(-1) !== next.at(-1) && one.at(-2) !== next.at(-2);
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 orders in a row have 10,000 different endings', () => {
  const endings = Array.from({ length: 10_000 }, (_, index) => ending(orderNumberFrom(123_456 + index)));
  expect(new Set(endings).size).toBe(10_000);
});

test('the example is what the shop does', () => {
  expect(example()).toBe(
    'Three orders in a row are numbered IK6520226887, IK2700566774 and IK8880906661: nobody can tell how many the shop has.',
  );
});
