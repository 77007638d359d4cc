import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { refundAmount } from './refund-amount.ts';
import { drawnFrom, refundParts } from './refund-parts.ts';

test.each([
  ['one payment', 100, [150], [100]],
  ['all of the first and some of the second', 120, [100, 100], [100, 20]],
  ['nothing of the last', 100, [100, 100], [100, 0]],
  ['what there is', 500, [100, 100], [100, 100]],
])('a refund draws on %s', (_what, gross, left, drawn) => {
  expect(drawnFrom(gross, left)).toEqual(drawn);
});

test('a refund of one payment is its only part', () => {
  const refund = refundAmount({
    ...{ paidTug: 500_000, reason: 'cancelled', instrument: 'cash', hasVatReceipt: true, missingBonus: 7 },
  });
  expect(refundParts(refund, [500_000])).toEqual([refund]);
});

test('whatever is kept back, the parts add up, each to what it covers, and none is below zero', () => {
  const refunds = fc.record({
    parts: fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 }),
    instrument: fc.constantFrom('card', 'wallet', 'bank_transfer', 'cash'),
    missingBonus: fc.integer({ min: 0, max: 2e9 }),
  });
  fc.assert(
    fc.property(refunds, ({ parts, instrument, missingBonus }) => {
      const paidTug = parts.reduce((sum, part) => sum + part);
      const whole = refundAmount({ paidTug, reason: 'cancelled', instrument, hasVatReceipt: true, missingBonus });
      const shared = refundParts(whole, parts);
      const names = Object.keys(whole) as (keyof typeof whole)[];
      const addUp = names.every((name) => shared.reduce((sum, part) => sum + part[name], 0) === whole[name]);
      return (
        addUp &&
        shared.every((part, index) => {
          const tug = names.map((name) => part[name]);
          return tug.every((one) => one >= 0) && tug.reduce((sum, one) => sum + one) === parts[index];
        })
      );
    }),
    { numRuns: 5_000 },
  );
});

test('the example is true', () => {
  expect(examples['refund-parts']()).toBe(
    'Of a cancelled order that was paid by 300,000₮ and 200,000₮, 490,000₮ go back: 294,000₮ and 196,000₮.',
  );
});
