import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { maskedAccount } from '@tokhi/rules/refund/refund-account';
import type { MatchedLine, Suggestion } from '@tokhi/rules/transfer/match-transfers';
import type { OrderForTransfer } from '../../orders/public.ts';
import { endOfPaying } from '../invoices/end-of-paying.ts';
import { outcomeWith } from './expected-outcome.ts';
import type { ListedTransfer } from './transfers.queries.ts';

type Shown = CallReply<AdminCalls['listTransfers']>['transfers'][number];

export interface Known {
  orders: ReadonlyMap<number, OrderForTransfer>;
  /** The sum of parts, recorded and about to be, for each order. */
  received: ReadonlyMap<number, number>;
  staff: ReadonlyMap<number, string>;
}

export function presentSuggestion(
  line: { amount_tug: number; received_at: Date; mayComeInParts?: boolean },
  { orderId, points, sum }: Suggestion,
  { orders, received }: Pick<Known, 'orders' | 'received'>,
): Shown['suggestions'] {
  const order = orders.get(orderId);
  if (order === undefined) return [];
  const already = received.get(orderId) ?? 0;
  return [
    {
      ...{ ordernumber: order.order_number, status: order.status, total: order.total_tug, pieces: order.pieces },
      name: order.organisation_name ?? order.contact_name,
      created_at: order.created_at.toISOString(),
      pay_by: endOfPaying(order).toISOString(),
      due: order.status === 'pending' ? Math.max(0, order.total_tug - already) : order.total_tug,
      ...{ points, sum, outcome: outcomeWith(order, line, already, line.mayComeInParts) },
    },
  ];
}

export const presentTransfer = (row: ListedTransfer, match: MatchedLine | undefined, known: Known): Shown => ({
  ...{ id: row.id, version: row.version, bank: row.bank, amount: row.amount_tug, payer: row.payer, memo: row.memo },
  received_at: row.received_at.toISOString(),
  account: row.account === '' ? '' : maskedAccount(row.account),
  state: row.decision,
  verdict: match?.verdict ?? null,
  isTicked: match?.isTicked ?? false,
  suggestions: match?.suggestions.flatMap((one) => presentSuggestion(row, one, known)) ?? [],
  ordernumber: row.order_number,
  staff: row.decided_by === null ? null : (known.staff.get(row.decided_by) ?? null),
  runAt: row.run_at?.toISOString() ?? null,
  outcome: row.outcome ?? row.expected,
  problem: row.problem,
});
