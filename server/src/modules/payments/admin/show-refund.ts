import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { RefundInstrument } from '@tokhi/rules/refund/refund-amount';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { numberOfOrder } from '../../orders/public.ts';
import { type RefundRow, withSameRequest } from '../refunds/refund-list.queries.ts';
import { refundOf } from '../refunds/refund-tasks.queries.ts';
import { presentSums } from '../refunds/refunds.present.ts';
import { shownRequests } from '../refunds/show-refunds.ts';
import type { RefundTaskDeps } from './admin-payment-deps.ts';
import { tasksOf } from './refund-tasks.ts';

async function rowsOf(db: Db, id: number): Promise<[RefundRow, ...RefundRow[]]> {
  const found = await refundOf(db, id);
  if (found === undefined) throw refuse('refund_not_found');
  const [first, ...others] = await withSameRequest(db, numberOfOrder, [{ id, request_id: found.request_id }]);
  if (first === undefined) throw refuse('refund_not_found');
  return [first, ...others];
}

/** One complete refund, found by the id of any of its parts. */
export async function showRefund(
  deps: RefundTaskDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['showRefund']>> {
  const rows = await rowsOf(deps.db, id);
  const [first] = rows;
  const [task] = await tasksOf(deps, rows, caller);
  if (task === undefined) throw refuse('refund_not_found');
  const requests = first.order_id === null ? [] : await shownRequests(deps.db, first.order_id);
  const asked = requests.find((request) => request.id === first.request_id);
  return { result: 'success', refund: { ...task, sums: sumsOf(rows), lines: asked?.lines ?? [] } };
}

type Figure = `${'refund_fee' | 'vat_deduction' | 'bank_fee' | 'bonus_deduction' | 'amount' | 'gross'}_tug`;

/** The sums of all parts, with each deduction in the words that the customer reads. */
function sumsOf(rows: readonly [RefundRow, ...RefundRow[]]) {
  const sum = (figure: Figure) => rows.reduce((all, row) => all + row[figure], 0);
  const [{ instrument, taken_back_bonus, returned_bonus }] = rows;
  const refund = {
    refundFeeTug: sum('refund_fee_tug'),
    vatDeductionTug: sum('vat_deduction_tug'),
    bankFeeTug: sum('bank_fee_tug'),
    bonusDeductionTug: sum('bonus_deduction_tug'),
    amountTug: sum('amount_tug'),
  };
  return presentSums(refund, {
    // The table's CHECK allows only these values.
    ...{ instrument: instrument as RefundInstrument, grossTug: sum('gross_tug') },
    ...{ takenBackBonus: taken_back_bonus ?? 0, returnedBonus: returned_bonus ?? 0 },
  });
}

/** The audit row names the viewer, never the account, and is written before anything is shown. */
export const revealAccount = (
  { db, now }: RefundTaskDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['revealAccount']>> =>
  inTransaction(db, async (tx) => {
    const [{ bank_name, account_number, account_holder }] = await rowsOf(tx, id);
    if (account_number === null) throw refuse('refund_not_found');
    const subject = { kind: 'refund', id: String(id) };
    await writeAudit(tx, { action: 'reveal', subject, ...auditedBy(caller), after: { field: 'account' } }, now());
    return {
      result: 'success',
      account: { bank: bank_name ?? '', number: account_number, holder: account_holder ?? '' },
    };
  });
