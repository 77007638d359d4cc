import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../db/database.ts';
import type { OrderStep } from '../notifications/public.ts';
import { type IsAskedBack, ordersAskedBack } from './asked-back.queries.ts';
import { notifySteps } from './notify/notify-status.ts';
import { lockOrders } from './status.queries.ts';
import { writeStep } from './write-step.ts';

/** Why an order does not take a step. */
type StayReason =
  | ('not_found' | 'not_paid' | 'ended' | 'already_there' | 'not_there_yet' | 'not_on_its_way')
  | 'asked_back';

interface Standing {
  status: OrderStatus;
  source: OrderSource;
  /** All that is left is requested back: cancelled goods must not move before the decision. */
  isAskedBack: boolean;
}

/** Null: the order may take the step now. */
export function reasonToStay({ status, source, isAskedBack }: Standing, to: OrderStep): StayReason | null {
  if (status === 'pending') return 'not_paid';
  const steps = wayOf(source);
  const [at, wanted] = [steps.indexOf(status), steps.indexOf(to)];
  if (at < 0) return 'ended';
  if (wanted < 0) return 'not_on_its_way';
  if (at >= wanted) return 'already_there';
  if (at + 1 !== wanted) return 'not_there_yet';
  return isAskedBack ? 'asked_back' : null;
}

/** The result for an order: the row of its history, or why it did not move. */
export type OrderOutcome<Reason extends string> = { changeId: number } | { reason: Reason };

/**
 * Moves many orders one step, in the caller's transaction and with a constant number of statements. All orders are locked by id before any
 * product is. An order that cannot take the step stays, and the others still move.
 */
export async function moveOrders(
  tx: Tx,
  orderIds: readonly number[],
  to: OrderStep,
  by: { staffId: number; isAskedBack: IsAskedBack },
  now: Date,
): Promise<ReadonlyMap<number, OrderOutcome<StayReason>>> {
  const orders = await lockOrders(tx, orderIds);
  const asked = await ordersAskedBack(tx, orderIds, by.isAskedBack);
  const outcomes = new Map<number, OrderOutcome<StayReason>>(orderIds.map((id) => [id, { reason: 'not_found' }]));
  const moving = orders.filter(({ id, status, source }) => {
    const reason = reasonToStay({ status, source, isAskedBack: asked.has(id) }, to);
    if (reason !== null) outcomes.set(id, { reason });
    return reason === null;
  });
  if (moving.length === 0) return outcomes;
  const changes = await writeStep(tx, moving, to, { mover: 'staff', staffId: by.staffId }, now);
  for (const [id, changeId] of changes) outcomes.set(id, { changeId });
  await notifySteps(
    tx,
    moving.map(({ id }) => id),
    to,
    now,
  );
  return outcomes;
}
