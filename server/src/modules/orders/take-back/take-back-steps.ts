import { statusBefore, stockLeavesAt } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../db/database.ts';
import { withdrawJobs } from '../../../jobs/enqueue.ts';
import { lockNotices, withdrawNotices } from '../../notifications/public.ts';
import { takeStockBack } from '../../stock/public.ts';
import type { OrderOutcome } from '../move-orders.ts';
import { eventOfStep, isStep, keyOfStepNotice } from '../notify/notify-step.job.ts';
import { type LockedOrder, lockOrders, unwriteStatus, writeHistory } from '../status.queries.ts';
import { type LastChange, lastChanges } from './last-changes.queries.ts';
import { notifyCorrected } from './notify-corrected.ts';
import type { Step } from './step.ts';

/** Why a step stays: the order has moved on, the step was taken back before, or the customer was notified. */
export type KeepReason = 'not_found' | 'changed_meanwhile' | 'notified';

interface TakenBackBy {
  staffId: number;
  reason: string;
  /** Only an owner may take back a step of which the customer was notified. */
  asOwner: boolean;
}

/**
 * Takes back the last step of many orders (decision 185), in the caller's transaction and with a constant number of statements: the status,
 * the goods that left the store with it, and the notices that were not sent yet. A customer who was notified gets a correction. `changeIds`
 * names the step; an order that has moved on since stays as it is.
 */
export async function takeBackSteps(
  tx: Tx,
  changeIds: ReadonlyMap<number, number>,
  by: TakenBackBy,
  now: Date,
): Promise<ReadonlyMap<number, OrderOutcome<KeepReason>>> {
  const ids = [...changeIds.keys()];
  const outcomes = new Map<number, OrderOutcome<KeepReason>>(ids.map((id) => [id, { reason: 'not_found' }]));
  const orders = await lockOrders(tx, ids);
  const last = await lastChanges(tx, ids);
  const steps = orders.flatMap((order) => {
    const step = stepToTakeBack(order, last.get(order.id), changeIds.get(order.id));
    if (step === null) outcomes.set(order.id, { reason: 'changed_meanwhile' });
    return step ?? [];
  });
  const notified = await lockNotices(
    tx,
    steps.flatMap(({ notices }) => notices),
  );
  const isNotified = ({ notices }: Step) => notices.some((notice) => notified.has(notice));
  const taken = steps.filter((step) => by.asOwner || !isNotified(step));
  for (const step of steps) if (!taken.includes(step)) outcomes.set(step.order.id, { reason: 'notified' });
  if (taken.length === 0) return outcomes;
  const changes = await writeTakenBack(tx, taken, by, now);
  for (const [id, changeId] of changes) outcomes.set(id, { changeId });
  await notifyCorrected(tx, taken.filter(isNotified), changes, now);
  return outcomes;
}

function stepToTakeBack(order: LockedOrder, change: LastChange | undefined, changeId: number | undefined): Step | null {
  const { status, source, order_number } = order;
  const before = statusBefore(status, source);
  if (change === undefined || before === null || !isStep(status)) return null;
  const isMeant = change.id === changeId && change.by === 'staff' && change.takesBack === null;
  if (!isMeant || change.from !== before) return null;
  const event = eventOfStep(order_number, status, change.times);
  return { order, step: status, before, change, notices: [`${event}:email`, `${event}:sms`] };
}

/** In the order of locks: orders, which are locked already, then products; the queue last. */
async function writeTakenBack(
  tx: Tx,
  taken: readonly Step[],
  { staffId, reason }: TakenBackBy,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  // One step of one batch, and at most two sources: never more than two groups.
  const groups = Map.groupBy(taken, ({ step, before }) => `${step} ${before}`);
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const ids = [first, ...others].map(({ order }) => order.id);
    await unwriteStatus(tx, ids, { from: first.step, to: first.before });
  }
  const changes = await writeHistory(
    tx,
    taken.map(({ order, step, before, change }) => ({
      ...{ orderId: order.id, from: step, to: before, by: 'staff', staffId, note: reason, takesBack: change.id },
    })),
    now,
  );
  const back = taken.filter(({ order, step }) => step === stockLeavesAt(order.source)).map(({ order }) => order.id);
  if (back.length > 0) await takeStockBack(tx, back, now);
  await withdrawJobs(
    tx,
    taken.map(({ order, step }) => keyOfStepNotice(order.id, step)),
  );
  await withdrawNotices(
    tx,
    taken.flatMap(({ notices }) => notices),
  );
  return changes;
}
