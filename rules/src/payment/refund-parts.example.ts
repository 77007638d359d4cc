import { formatTug } from '../money/money.ts';
import { refundAmount } from './refund-amount.ts';
import { refundParts } from './refund-parts.ts';

export const example = (): string => {
  const terms = { reason: 'cancelled', instrument: 'bank_transfer', hasVatReceipt: false, missingBonus: 0 } as const;
  const refund = refundAmount({ paidTug: 500_000, ...terms });
  const parts = refundParts(refund, [300_000, 200_000]).map(({ amountTug }) => formatTug(amountTug));
  return `Of a cancelled order that was paid by ${formatTug(300_000)} and ${formatTug(200_000)}, ${formatTug(refund.amountTug)} go back: ${parts.join(' and ')}.`;
};
