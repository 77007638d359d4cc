import type { BonusLine } from '@tokhi/contract/calls/account-own';
import { type BonusReason, bonusTexts } from '@tokhi/contract/texts/bonus-texts';
import { fill } from '@tokhi/contract/texts/fill-text';
import type { LedgerRow } from './ledger.queries.ts';

export const presentLine = ({ id, points, reason, order_number, created_at }: LedgerRow): BonusLine => ({
  id,
  points,
  // The reasons are those of the table's own check, a_bonus_reason_is_known.
  words: fill(bonusTexts[reason as BonusReason], { order: order_number ?? '' }),
  created_at: created_at.toISOString(),
});
