import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { MoveOrders } from './batch-action.ts';
import type { BatchReason } from './batch-kind.ts';
import type { BatchRow, countOutcomes } from './batches.queries.ts';

type Shown = CallReply<AdminCalls['showBatch']>['batch'];
type Counted = Awaited<ReturnType<typeof countOutcomes>>[number];

interface BatchFacts {
  action: MoveOrders;
  outcomes: readonly Counted[];
  names: ReadonlyMap<number, string>;
  by: string | null;
  takenBackBy: number | null;
  /** Between a step and its notice. */
  delayMs: number;
}

export function presentBatch(row: BatchRow, facts: BatchFacts): Shown {
  const { action, outcomes, names, by, takenBackBy, delayMs } = facts;
  const sum = (counted: readonly Counted[]) => counted.reduce((total, { count }) => total + count, 0);
  const done = sum(outcomes.filter(({ outcome }) => outcome === 'done'));
  const staying = outcomes.filter(({ outcome }) => outcome === 'stays' || outcome === 'failed');
  const isNotified = done > 0 && row.takes_back === null && row.frozen_at !== null;
  return {
    id: row.id,
    kind: action.kind,
    to: action.to,
    truck: 'truck' in action.orders ? action.orders.truck : null,
    by,
    at: row.created_at.toISOString(),
    total: row.frozen_at === null ? null : sum(outcomes),
    done,
    staying: staying.map(({ reason, count, ids }) => ({
      reason: reason as BatchReason,
      count,
      numbers: ids.flatMap((id) => names.get(id) ?? []),
    })),
    finishedAt: row.finished_at?.toISOString() ?? null,
    notifiedAt: isNotified ? new Date((row.frozen_at?.getTime() ?? 0) + delayMs).toISOString() : null,
    takesBack: row.takes_back,
    reason: row.reason,
    takenBackBy,
  };
}
