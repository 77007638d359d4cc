import { paymentOutcome } from '@tokhi/rules/payment/payment-outcome';
import type { Db } from '../../../db/database.ts';
import type { LockedOrder } from '../../orders/public.ts';
import { endOfPaying } from '../invoices/end-of-paying.ts';
import { type Outcome, receivedInParts } from '../received/money.queries.ts';
import { pendingSum } from './transfers.queries.ts';

type Standing = Pick<LockedOrder, 'id' | 'status' | 'total_tug' | 'pay_by' | 'expires_at'>;

/**
 * The outcome of a line for an order, including money that is about to be recorded for it: if two lines would both pay the order, the later
 * one is shown as paid twice.
 */
export async function expectedOutcome(
  db: Db,
  order: Standing,
  line: { id: number; amount_tug: number; received_at: Date },
): Promise<Outcome> {
  const receivedTug = (await receivedInParts(db, order.id)) + (await pendingSum(db, order.id, line.id));
  return outcomeWith(order, line, receivedTug);
}

export function outcomeWith(
  order: Standing,
  line: { amount_tug: number; received_at: Date },
  receivedTug: number,
  mayComeInParts = true,
): Outcome {
  if (mayComeInParts && order.status === 'pending' && receivedTug >= order.total_tug) return 'duplicate';
  return paymentOutcome({
    ...{ status: order.status, totalTug: order.total_tug, payBy: endOfPaying(order) },
    ...{ amountTug: line.amount_tug, receivedAt: line.received_at, mayComeInParts },
    receivedTug: mayComeInParts ? receivedTug : 0,
  });
}

/** A part may become the last one, depending on which of two is recorded first; both belong to the order. */
const isKept = (outcome: Outcome): boolean => outcome === 'matched' || outcome === 'part';

export const isAsExpected = (expected: Outcome | null, outcome: Outcome): boolean =>
  expected === outcome || (expected !== null && isKept(expected) && isKept(outcome));
