import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { examples } from './examples.ts';
import { type ArrivedMoney, excessOf, paymentOutcome } from './payment-outcome.ts';

const PAY_BY = new Date('2026-11-18T04:00:00Z');
const money = (changes: Partial<ArrivedMoney> = {}): ArrivedMoney => ({
  status: 'pending',
  totalTug: 500_000,
  payBy: PAY_BY,
  amountTug: 500_000,
  receivedAt: new Date(PAY_BY.getTime() - 1),
  mayComeInParts: false,
  receivedTug: 0,
  ...changes,
});

test('what the invoice says pays the order, up to the last moment', () => {
  expect(paymentOutcome(money())).toBe('matched');
  expect(paymentOutcome(money({ receivedAt: PAY_BY }))).toBe('matched');
  expect(paymentOutcome(money({ receivedAt: new Date(PAY_BY.getTime() + 1) }))).toBe('late');
});

test('money whose hour nobody tells pays an order that still waits, and is late for one that has ended', () => {
  expect(paymentOutcome(money({ receivedAt: null }))).toBe('matched');
  expect(paymentOutcome(money({ receivedAt: null, status: 'expired' }))).toBe('late');
});

test('a gateway’s money of another amount pays nothing', () => {
  expect(paymentOutcome(money({ amountTug: 499_999 }))).toBe('wrong_amount');
  expect(paymentOutcome(money({ amountTug: 500_001 }))).toBe('wrong_amount');
});

test('an order that has ended is not revived, and one that is paid is not paid again', () => {
  for (const status of orderStatuses) {
    const outcome = { pending: 'matched', expired: 'late' }[status as string] ?? 'duplicate';
    expect(paymentOutcome(money({ status }))).toBe(outcome);
    expect(paymentOutcome(money({ status, mayComeInParts: true }))).toBe(outcome);
  }
});

test('parts of a transfer add up, the one that makes it whole pays the order, and what is too much is told', () => {
  const part = (amountTug: number, receivedTug: number) => money({ mayComeInParts: true, amountTug, receivedTug });
  expect(paymentOutcome(part(499_999, 0))).toBe('part');
  expect(paymentOutcome(part(1, 499_999))).toBe('matched');
  expect(excessOf(part(1, 499_999))).toBe(0);
  expect(paymentOutcome(part(2, 499_999))).toBe('matched');
  expect(excessOf(part(2, 499_999))).toBe(1);
  expect(excessOf(part(1, 0))).toBe(0);
});

test('whatever comes in whatever order, an order is paid once and by its total', () => {
  const sums = fc.array(fc.integer({ min: 1, max: 300_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(sums, (amounts) => {
      let [receivedTug, kept, paid] = [0, 0, 0];
      for (const amountTug of amounts) {
        const arrived = money({ mayComeInParts: true, amountTug, receivedTug, status: paid > 0 ? 'paid' : 'pending' });
        const outcome = paymentOutcome(arrived);
        if (outcome === 'part') receivedTug += amountTug;
        if (outcome === 'part') kept += amountTug;
        if (outcome !== 'matched') continue;
        paid += 1;
        kept += amountTug - excessOf(arrived);
      }
      expect(paid).toBe(amounts.reduce((sum, tug) => sum + tug, 0) >= 500_000 ? 1 : 0);
      expect(paid === 0 || kept === 500_000).toBe(true);
    }),
  );
});

test('the example is what the shop does', () => {
  expect(examples['payment-outcome']()).toBe(
    "Of an order of 500,000₮ a gateway's 499,000₮ is wrong_amount; a transfer of 200,000₮ is a part, and 310,000₮ after it pays the order, with 10,000₮ to send back.",
  );
});
