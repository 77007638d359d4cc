import type { Staff } from '../../../callers/caller.ts';
import { financeSettings } from '../../settings/public.ts';
import type { RefundRow } from '../refunds/refund-list.queries.ts';
import type { RefundTaskDeps } from './admin-payment-deps.ts';
import { preparedBeside, subjectOfRefund } from './counted-alone.ts';
import { presentRefundTask, type RefundTask } from './refund-task.present.ts';

/** Rows of refunds as tasks, in the same order, with approvals and with the names of the people involved. */
export async function tasksOf(
  { db, now, gateways, namesOfStaff }: RefundTaskDeps,
  rows: readonly RefundRow[],
  { staffId }: Staff,
): Promise<RefundTask[]> {
  const { secondPersonAboveTug } = await financeSettings(db);
  // A refund that a customer requested counts alone.
  const byStaff = rows.filter(({ requested_by }) => requested_by !== null);
  const orderIds = [...new Set(byStaff.flatMap(({ order_id }) => order_id ?? []))];
  const beside = await preparedBeside(db, { orderIds, tasks: rows }, now());
  const named = [...rows, ...beside.approvals].flatMap(({ requested_by, finished_by }) => [requested_by, finished_by]);
  const names = await namesOfStaff(db, [...new Set(named.flatMap((id) => id ?? []))]);
  const groups = Map.groupBy(rows, subjectOfRefund);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [presentRefundTask([first, ...others], { gateways, secondPersonAboveTug, ...beside, names, staffId })],
  );
}
