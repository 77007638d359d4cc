import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { BonusLine } from '@tokhi/contract/calls/account-own';
import { type BonusReason, bonusTexts } from '@tokhi/contract/texts/bonus-texts';
import { fill } from '@tokhi/contract/texts/fill-text';
import { clampPage, LEDGER_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../db/database.ts';
import { bonusBalance } from './balance.queries.ts';
import { countLedgerLines, type LedgerRow, ledgerLines, type NumberOfOrder } from './ledger.queries.ts';

/** Points are returned for several causes: a refund, a declined refund, or a payment choice that was dropped. */
const wordsOf = (reason: string, cause: string): string => {
  if (reason === 'returned' && cause.startsWith('refund:'))
    return cause.endsWith(':declined') ? bonusTexts.returned_by_decline : bonusTexts.returned_by_refund;
  // The reasons are those of the table's own check, a_bonus_reason_is_known.
  return bonusTexts[reason as BonusReason];
};

const presentLine = ({ id, points, reason, cause, order_number, created_at }: LedgerRow): BonusLine => ({
  id,
  points,
  words: fill(wordsOf(reason, cause), { order: order_number ?? '' }),
  created_at: created_at.toISOString(),
});

/** The customer's bonus and its ledger, in words (decision 6). A page beyond the end shows the last one. */
export async function showMyBonus(
  { db, numberOfOrder }: { db: Db; numberOfOrder: NumberOfOrder },
  customerId: number,
  asked: number,
): Promise<CallReply<Calls['myBonus']>> {
  const total = await countLedgerLines(db, customerId);
  const totalPage = totalPages(total, LEDGER_PAGE_SIZE);
  const page = clampPage(asked, totalPage);
  const offset = pageOffset(page, LEDGER_PAGE_SIZE);
  const [balance, lines] = await Promise.all([
    bonusBalance(db, customerId),
    ledgerLines(db, customerId, numberOfOrder, { limit: LEDGER_PAGE_SIZE, offset }),
  ]);
  return {
    result: 'success',
    balance,
    lines: lines.map(presentLine),
    pagination: { page, pageSize: LEDGER_PAGE_SIZE, totalProduct: total, totalPage },
  };
}
