import { formatTug } from '../money/money.ts';
import { refundAmount } from './refund-amount.ts';

export const example = (): string => {
  const order = { paidTug: 500_000, instrument: 'card', hasVatReceipt: true, missingBonus: 0 } as const;
  const cancelled = formatTug(refundAmount({ ...order, reason: 'cancelled' }).amountTug);
  const defective = formatTug(refundAmount({ ...order, reason: 'defective' }).amountTug);
  return `Of ${formatTug(500_000)} paid by card ${cancelled} go back when the customer cancels, and ${defective} when the goods are defective.`;
};
