import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import {
  type RefundInstrument,
  type RefundReason,
  refundAmount,
  refundInstrument,
  refundPercents,
} from './refund-amount.ts';

const cancelled = { paidTug: 100_000, reason: 'cancelled', hasVatReceipt: false, missingBonus: 0 } as const;

test.each([
  ['card', false, 3_000, 0, 1_000, 96_000],
  ['card', true, 3_000, 0, 1_000, 96_000],
  ['wallet', false, 2_000, 0, 1_000, 97_000],
  ['wallet', true, 2_000, 0, 1_000, 97_000],
  ['bank_transfer', false, 1_000, 0, 1_000, 98_000],
  ['bank_transfer', true, 1_000, 0, 1_000, 98_000],
  ['provider', false, 1_000, 0, 1_000, 98_000],
  ['provider', true, 1_000, 0, 1_000, 98_000],
  ['cash', false, 1_000, 0, 0, 99_000],
  ['cash', true, 1_000, 10_000, 0, 89_000],
] as const)(
  'of 100,000 for a cancelled order, by %s, VAT receipt: %s, %i, %i and %i are kept and %i go back',
  (instrument, hasVatReceipt, refundFeeTug, vatDeductionTug, bankFeeTug, amountTug) => {
    expect(refundAmount({ ...cancelled, instrument, hasVatReceipt })).toEqual({
      refundFeeTug,
      vatDeductionTug,
      bankFeeTug,
      bonusDeductionTug: 0,
      amountTug,
    });
  },
);

test.each(['defective', 'unavailable', 'late_payment', 'duplicate_payment', 'wrong_amount', 'unknown_order'] as const)(
  'money that goes back because of %s goes back whole',
  (reason) => {
    for (const instrument of ['card', 'cash'] as const) {
      expect(refundAmount({ ...cancelled, reason, instrument, hasVatReceipt: true })).toEqual({
        refundFeeTug: 0,
        vatDeductionTug: 0,
        bankFeeTug: 0,
        bonusDeductionTug: 0,
        amountTug: 100_000,
      });
    }
  },
);

test.each([
  ['cancelled', 500, 500, 95_500],
  ['cancelled', 96_000, 96_000, 0],
  ['cancelled', 96_001, 96_000, 0],
  ['defective', 500, 500, 99_500],
] as const)(
  '%s with %i earned points already spent keeps back %i and returns %i',
  (reason, missing, kept, amountTug) => {
    const refund = refundAmount({ ...cancelled, reason, instrument: 'card', missingBonus: missing });
    expect(refund).toMatchObject({ bonusDeductionTug: kept, amountTug });
  },
);

test.each([
  ['golomt', false, 'card'],
  ['qpay', false, 'wallet'],
  ['qpay', true, 'card'],
  ['monpay', false, 'wallet'],
  ['mobile', false, 'bank_transfer'],
  ['mongolchat', false, 'wallet'],
  ['storepay', false, 'provider'],
  ['KhanLending', false, 'provider'],
  ['pocket', false, 'provider'],
  ['mcredit', false, 'provider'],
] as const)('what was paid by %s, with a card: %s, goes back as %s', (method, byCard, instrument) => {
  expect(refundInstrument(method, byCard)).toBe(instrument);
});

test.each(['card', 'wallet', 'bank_transfer', 'provider', 'cash'] as const)(
  'the rates that are told of %s are those that are taken',
  (instrument) => {
    const refund = refundAmount({ ...cancelled, paidTug: 100, instrument, hasVatReceipt: true });
    const { refundFee, cashVat, bankFee } = refundPercents(instrument);
    const isCash = instrument === 'cash';
    expect([refund.refundFeeTug, refund.vatDeductionTug, refund.bankFeeTug]).toEqual([
      refundFee,
      isCash ? cashVat : 0,
      isCash ? 0 : bankFee,
    ]);
  },
);

test('deductions and refund are whole, never negative, and together what was paid', () => {
  const terms = fc.record({
    paidTug: fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 })),
    reason: fc.constantFrom<RefundReason>('cancelled', 'defective'),
    instrument: fc.constantFrom<RefundInstrument>('card', 'wallet', 'bank_transfer', 'provider', 'cash'),
    hasVatReceipt: fc.boolean(),
    missingBonus: fc.integer({ min: 0, max: 1e9 }),
  });
  fc.assert(
    fc.property(terms, (one) => {
      const parts = Object.values(refundAmount(one)) as number[];
      const whole = parts.every((part) => Number.isSafeInteger(part) && part >= 0);
      return whole && parts.reduce((sum, part) => sum + part) === one.paidTug;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['refund-amount']()).toBe(
    'Of 500,000₮ paid by card 480,000₮ go back when the customer cancels, and 500,000₮ when the goods are defective.',
  );
});
