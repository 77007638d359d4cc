import type { Db } from '../../../db/database.ts';
import { type Approval, approvalsAbout } from '../../approvals/public.ts';
import { type PreparedRefund, preparedOfOrders } from '../refunds/prepared-refunds.queries.ts';

/** A refund, or any part of one. */
interface NamedRefund {
  id: number;
  request_id: number | null;
}

/** One transfer, and the staff member who prepared it; null: the owner asked for it, or the shop owes it. */
interface Task extends NamedRefund {
  order_id: number | null;
  requested_by: number | null;
  amount: number;
}

/** The subject of an approval: the parts of one request are one transfer, and are approved together. */
export const subjectOfRefund = ({ id, request_id }: NamedRefund): string =>
  request_id === null ? `refund ${id}` : `request ${request_id}`;

/** An approval is valid only for the amount that two people saw. */
export const isApproved = (task: NamedRefund & { amount: number }, approvals: readonly Approval[]): boolean =>
  approvals.some(
    ({ subject, state, payload }) =>
      subject === subjectOfRefund(task) &&
      state === 'approved' &&
      (payload as { amount?: unknown }).amount === task.amount,
  );

interface Prepared {
  prepared: readonly PreparedRefund[];
  approvals: readonly Approval[];
}

/** The refunds that staff prepared for these orders, with their approvals and those of these tasks. */
export async function preparedBeside(
  db: Db,
  { orderIds, tasks }: { orderIds: readonly number[]; tasks: readonly NamedRefund[] },
  now: Date,
): Promise<Prepared> {
  const prepared = orderIds.length === 0 ? [] : await preparedOfOrders(db, orderIds);
  const subjects = [...tasks, ...prepared].map(subjectOfRefund);
  return { prepared, approvals: await approvalsAbout(db, 'refund', [...new Set(subjects)], now) };
}

/** The sum that staff prepared for one order without an approval. */
export const preparedAlone = (orderId: number, { prepared, approvals }: Prepared): number =>
  prepared
    .filter((one) => one.order_id === orderId && !isApproved(one, approvals))
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * The part of a task that counts against the limit of one person: all that staff prepared for the order until then, except what two people
 * approved. Counted separately, one half of a large refund could go today and the other half tomorrow.
 */
export function countedAlone(
  { request_id, order_id, requested_by, amount }: Task,
  { prepared, approvals }: Prepared,
): number {
  if (requested_by === null || request_id === null || order_id === null) return amount;
  const earlier = prepared.filter((one) => one.request_id < request_id);
  return amount + preparedAlone(order_id, { prepared: earlier, approvals });
}
