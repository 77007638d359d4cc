// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatTug } from '../money/money.ts';
import { checkAccount, maskedAccount, plainAccount } from './refund-account.ts';
import { refundAmount } from './refund-amount.ts';
import { sharedByPieces } from './refund-asking.ts';
import { refundParts } from './refund-parts.ts';

const TYPED = '5012 345 678';

export const examples = {
  'refund-account': (): string => {
    const verdict = checkAccount(TYPED) === null ? 'taken' : 'refused';
    return `An account typed as ${TYPED} is ${verdict} as ${plainAccount(TYPED)} and shown as ${maskedAccount(plainAccount(TYPED))}.`;
  },
  'refund-amount': (): string => {
    const order = { paidTug: 500_000, instrument: 'card', hasVatReceipt: true, missingBonus: 0 } as const;
    const cancelled = formatTug(refundAmount({ ...order, reason: 'cancelled' }).amountTug);
    const defective = formatTug(refundAmount({ ...order, reason: 'defective' }).amountTug);
    return `Of ${formatTug(500_000)} paid by card ${cancelled} go back when the customer cancels, and ${defective} when the goods are defective.`;
  },
  'refund-asking': (): string => {
    const pieces = [0, 1, 2].map((before) => sharedByPieces(100_000, { quantity: 3, before, pieces: 1 }));
    return `Three chairs that came to ${formatTug(100_000)} come back one by one as ${pieces.map(formatTug).join(', ')}.`;
  },
  'refund-parts': (): string => {
    const terms = { reason: 'cancelled', instrument: 'bank_transfer', hasVatReceipt: false, missingBonus: 0 } as const;
    const refund = refundAmount({ paidTug: 500_000, ...terms });
    const parts = refundParts(refund, [300_000, 200_000]).map(({ amountTug }) => formatTug(amountTug));
    return `Of a cancelled order that was paid by ${formatTug(300_000)} and ${formatTug(200_000)}, ${formatTug(refund.amountTug)} go back: ${parts.join(' and ')}.`;
  },
};
