// Refund amount (spec §9 Terms, decision 37): a cancelled order gives back what was paid less 1 to 3 % by instrument, 10 % VAT for cash with a registered VAT receipt, and 1 % where a bank or payment app carries it.
//
// The terms name the range and "1% in section 6.4", but no instrument. Our reading: card 3 % (the most expensive refund), wallet and
// QR 2 %, all others the 1 % of section 6.4. "Cash" is cash: other refunds correct the receipt instead (decision 35). Every share is
// of what was paid, rounded to a tugrik. Only a customer who cancels pays them: what is defective, sold out or paid by
// mistake is refunded in full. Earned points that were already spent are deducted whatever the reason (decision 6).
import { percentOf, type Tug } from '../money/money.ts';
import { type PaymentKind, type PaymentMethod, paymentKind } from '../payment/payment-methods.ts';

export type RefundInstrument = 'card' | 'wallet' | 'bank_transfer' | 'provider' | 'cash';

export type RefundReason =
  | 'cancelled'
  | 'defective'
  | 'unavailable'
  | 'late_payment'
  | 'duplicate_payment'
  | 'wrong_amount'
  | 'unknown_order';

const REFUND_FEE_PERCENT: Record<RefundInstrument, number> = {
  card: 3,
  wallet: 2,
  bank_transfer: 1,
  provider: 1,
  cash: 1,
};
const CASH_VAT_PERCENT = 10;
const BANK_FEE_PERCENT = 1;

const INSTRUMENT: Record<PaymentKind, RefundInstrument> = {
  card: 'card',
  qr: 'wallet',
  wallet: 'wallet',
  transfer: 'bank_transfer',
  instalment: 'provider',
  loan: 'provider',
};

/** The instrument of a payment when it is refunded; a QR may be paid by card, which the provider reports. */
export const refundInstrument = (method: PaymentMethod, byCard: boolean): RefundInstrument =>
  byCard ? 'card' : INSTRUMENT[paymentKind(method)];

export interface RefundTerms {
  paidTug: Tug;
  reason: RefundReason;
  instrument: RefundInstrument;
  hasVatReceipt: boolean;
  /** Points the order earned that are no longer on the account, a tugrik each. */
  missingBonus: number;
}

export interface Refund {
  refundFeeTug: Tug;
  vatDeductionTug: Tug;
  bankFeeTug: Tug;
  bonusDeductionTug: Tug;
  amountTug: Tug;
}

/** The rates of the terms, for pages that explain them. */
export const refundPercents = (instrument: RefundInstrument) => ({
  refundFee: REFUND_FEE_PERCENT[instrument],
  cashVat: CASH_VAT_PERCENT,
  bankFee: BANK_FEE_PERCENT,
});

/** What goes back to the customer, and each deduction by name; together they are what was paid. */
export function refundAmount({ paidTug, reason, instrument, hasVatReceipt, missingBonus }: RefundTerms): Refund {
  const share = (percent: number): Tug => (reason === 'cancelled' ? percentOf(paidTug, percent) : 0);
  const isCash = instrument === 'cash';
  const refundFeeTug = share(REFUND_FEE_PERCENT[instrument]);
  const vatDeductionTug = isCash && hasVatReceipt ? share(CASH_VAT_PERCENT) : 0;
  const bankFeeTug = isCash ? 0 : share(BANK_FEE_PERCENT);
  const leftTug = paidTug - refundFeeTug - vatDeductionTug - bankFeeTug;
  const bonusDeductionTug = Math.min(missingBonus, leftTug);
  return { refundFeeTug, vatDeductionTug, bankFeeTug, bonusDeductionTug, amountTug: leftTug - bonusDeductionTug };
}
