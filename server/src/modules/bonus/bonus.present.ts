import type { BonusLine } from '@tokhi/contract/calls/account-own';
import { type BonusReason, bonusTexts } from '@tokhi/contract/texts/bonus-texts';
import { fill } from '@tokhi/contract/texts/fill-text';
import type { LedgerRow } from './ledger.queries.ts';

/** Points come back for several causes: a refund, one that was declined, or else a choice of payment that came to nothing. */
const wordsOf = (reason: string, cause: string): string => {
  if (reason === 'returned' && cause.startsWith('refund:'))
    return cause.endsWith(':declined') ? bonusTexts.returned_by_decline : bonusTexts.returned_by_refund;
  // The reasons are those of the table's own check, a_bonus_reason_is_known.
  return bonusTexts[reason as BonusReason];
};

export const presentLine = ({ id, points, reason, cause, order_number, created_at }: LedgerRow): BonusLine => ({
  id,
  points,
  words: fill(wordsOf(reason, cause), { order: order_number ?? '' }),
  created_at: created_at.toISOString(),
});
