import { codeAmount } from './code-amount.ts';
import { formatTug } from './money.ts';

export const example = (): string => {
  const order = { amountTug: 100_000, subtotalTug: 90_000, saleTug: 9_999 };
  const voucher = formatTug(codeAmount({ kind: 'voucher', ...order }));
  const coupon = formatTug(codeAmount({ kind: 'coupon', ...order }));
  return `On goods that cost ${formatTug(80_001)} after the discount a voucher of ${formatTug(100_000)} takes off ${voucher}, a coupon ${coupon}.`;
};
