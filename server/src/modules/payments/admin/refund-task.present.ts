import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { maskedAccount } from '@tokhi/rules/refund/refund-account';
import type { Approval } from '../../approvals/public.ts';
import { gatewayOf, type PaymentDeps } from '../payment-deps.ts';
import { providerName } from '../provider-name.ts';
import type { PreparedRefund } from '../refunds/prepared-refunds.queries.ts';
import type { RefundRow } from '../refunds/refund-list.queries.ts';
import { countedAlone, subjectOfRefund } from './counted-alone.ts';

export type RefundTask = CallReply<AdminCalls['listRefunds']>['refunds'][number];

/** Data shared by the rows of refunds. */
export interface TaskContext extends Pick<PaymentDeps, 'gateways'> {
  secondPersonAboveTug: number;
  /** What staff prepared for the orders of the tasks, with all approvals. */
  prepared: readonly PreparedRefund[];
  approvals: readonly Approval[];
  /** The names of all people in the tasks. */
  names: ReadonlyMap<number, string>;
  /** The caller. */
  staffId: number;
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function approvalOf(row: RefundRow, { approvals, names, staffId }: TaskContext): RefundTask['approval'] {
  const found = approvals.find(({ subject }) => subject === subjectOfRefund(row));
  if (found === undefined) return null;
  const { id, version, reason, requested_by, finished_by } = found;
  const state = found.state === 'approved' ? 'approved' : 'requested';
  return {
    ...{ id, version, state, reason, isOwn: requested_by === staffId },
    prepared_by: names.get(requested_by) ?? '',
    approved_by: finished_by === null ? null : (names.get(finished_by) ?? ''),
  };
}

function tabOf(group: readonly RefundRow[], isApproved: boolean): RefundTask['tab'] {
  const [first] = group;
  if (first?.status === 'done' || first?.status === 'failed') return first.status === 'done' ? 'done' : 'declined';
  if (group.some(({ status }) => status === 'sent')) return 'sent';
  return isApproved ? 'to_send' : 'to_approve';
}

/** The refunds of one request, or a single one that the shop owes. */
export function presentRefundTask(group: readonly [RefundRow, ...RefundRow[]], context: TaskContext): RefundTask {
  const [first] = group;
  const { gateways, secondPersonAboveTug, names } = context;
  const sum = (figure: 'amount_tug' | 'gross_tug') => group.reduce((all, one) => all + one[figure], 0);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const amount = sum('amount_tug');
  const isLarge = countedAlone({ ...first, amount }, context) > secondPersonAboveTug;
  const approval = approvalOf(first, context);
  const { bank_name, account_number, account_holder } = first;
  return {
    ...{ id: first.id, tab: tabOf(group, !isLarge || approval?.state === 'approved') },
    // The table's CHECK allows only these values.
    reason: first.reason as RefundTask['reason'],
    ordernumber: first.order_number,
    created_at: first.created_at.toISOString(),
    sent_at: moment(first.sent_at),
    finished_at: moment(first.finished_at),
    ...{ gross: sum('gross_tug'), amount, isLarge, approval },
    isSendable: group.length === 1 && first.is_whole && gatewayOf({ gateways }, first)?.refund !== undefined,
    ...{ provider: providerName(first.provider), payer: first.payer },
    account:
      account_number === null
        ? null
        : { bank: bank_name ?? '', number: maskedAccount(account_number), holder: account_holder ?? '' },
    ...{ note: first.note, error: first.last_error, answer: first.answer },
    ...{ prepared_by: nameOf(first.requested_by), finished_by: nameOf(first.finished_by) },
    proof: first.proof ?? first.provider_refund_id,
  };
}
