import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { transferReference } from './transfer-reference.ts';

test('order IK4071935528 is paid with the reference IK5528', () => {
  expect(transferReference('IK4071935528')).toBe('IK5528');
});

test('zeros at the end are kept', () => {
  expect(transferReference('IK4071930007')).toBe('IK0007');
});

test('a reference is IK and the last four digits of any order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^IK\d{10}$/), (orderNumber) => {
      const reference = transferReference(orderNumber);
      return /^IK\d{4}$/.test(reference) && orderNumber.endsWith(reference.slice(2));
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['transfer-reference']()).toBe(
    'Whoever pays order IK4071935528 by bank transfer writes IK5528 on it.',
  );
});
