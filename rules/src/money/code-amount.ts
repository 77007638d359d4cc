// Code amount (spec §5 Voucher and Coupon, decision 8): a voucher takes off at most what the goods cost after discounts, a coupon at most half of that, rounded down.
import type { Tug } from './money.ts';

/** A voucher is typed on the shipping page, a coupon on the payment page; an order has one code. */
export type CodeKind = 'voucher' | 'coupon';

/** What a code takes off the order; its unused rest is lost. */
export function codeAmount(code: { kind: CodeKind; amountTug: Tug; subtotalTug: Tug; saleTug: Tug }): Tug {
  const goodsTug = code.subtotalTug - code.saleTug;
  return Math.min(code.amountTug, code.kind === 'voucher' ? goodsTug : Math.floor(goodsTug / 2));
}
