import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { clampPage, LEDGER_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../db/database.ts';
import { bonusBalance } from './balance.queries.ts';
import { presentLine } from './bonus.present.ts';
import { countLedgerLines, ledgerLines, type NumberOfOrder } from './ledger.queries.ts';

/** The customer's bonus and the ledger that it is the sum of, in words (decision 6). A page there is not is the last one. */
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
