import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import { expect, test } from 'vitest';
import { choiceFigures } from './choice-figures.ts';

/** Submitted before by a lender, with bonus: what is chosen now does not count upon it. */
const order: Parameters<typeof choiceFigures>[0] = {
  total_amount: 223_280,
  NOAT: 0,
  lend_fee: 20_300,
  used_bonus: 2_020,
  terms: [
    { name: 'subtotal', amount: 200_000, explanation: '' },
    { name: 'serviceFee', amount: 5_000, explanation: '' },
    { name: 'lendingFee', amount: 20_300, explanation: '' },
    { name: 'usedBonus', amount: -2_020, explanation: '' },
  ],
};
const qpay: OfferedMethod = {
  type: 'qpay',
  name: 'QPay',
  on: true,
  confirmed_in: null,
  fee: 0,
  perMille: 0,
  plan: null,
};

test('another choice is counted from what the order is without lender, bonus and VAT', () => {
  const { terms, ...sums } = choiceFigures(order, { method: qpay, usedBonus: 0, vatTicked: false });
  expect(sums).toEqual({ feeTug: 0, vatTug: 0, sumTug: 205_000, totalTug: 205_000 });
  expect(terms.map(({ name }) => name)).toEqual(['subtotal', 'serviceFee']);
});

test('a lender, bonus and VAT are terms that explain themselves and add up to the total', () => {
  const storepay = { ...qpay, name: 'Storepay', fee: 20_300, perMille: 99 };
  const { terms, totalTug } = choiceFigures(order, { method: storepay, usedBonus: 1_000, vatTicked: true });
  expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalTug);
  expect(terms.map(({ name }) => name)).toEqual(['subtotal', 'serviceFee', 'lendingFee', 'usedBonus', 'vat']);
  expect(terms[2]?.explanation).toContain('Storepay: ');
});
