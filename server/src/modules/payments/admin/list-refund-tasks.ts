import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { numberOfOrder } from '../../orders/public.ts';
import { endedTasks, openTasks } from '../refunds/refund-list.queries.ts';
import type { RefundTaskDeps } from './admin-payment-deps.ts';
import type { RefundTask } from './refund-task.present.ts';
import { tasksOf } from './refund-tasks.ts';

const PAGE = 50;

const momentOf = ({ tab, created_at, finished_at }: RefundTask): string =>
  tab === 'done' || tab === 'declined' ? (finished_at ?? created_at) : created_at;

/** Refunds, a page of one tab. Waiting ones are all counted, because staff work through them. */
export async function listRefundTasks(
  deps: RefundTaskDeps,
  { tab, after }: CallBody<AdminCalls['listRefunds']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['listRefunds']>> {
  const waiting = await tasksOf(deps, await openTasks(deps.db, numberOfOrder), caller);
  const found =
    tab === 'done' || tab === 'declined'
      ? await ended(deps, tab, after ?? null, caller)
      : waiting.filter((one) => one.tab === tab && one.id > (after?.id ?? 0));
  const refunds = found.slice(0, PAGE);
  const last = found.length > PAGE ? refunds.at(-1) : undefined;
  const countOf = (of: RefundTask['tab']) => {
    const those = waiting.filter((one) => one.tab === of);
    return { count: those.length, sum: those.reduce((sum, { amount }) => sum + amount, 0) };
  };
  return {
    ...{ result: 'success', refunds },
    next: last === undefined ? null : { at: momentOf(last), id: last.id },
    counts: { to_approve: countOf('to_approve'), to_send: countOf('to_send'), sent: countOf('sent') },
  };
}

async function ended(
  deps: RefundTaskDeps,
  tab: 'done' | 'declined',
  after: { at: string; id: number } | null,
  caller: Staff,
): Promise<RefundTask[]> {
  const page = {
    status: tab === 'done' ? ('done' as const) : ('failed' as const),
    after: after && { at: new Date(after.at), id: after.id },
    limit: PAGE + 1,
  };
  return tasksOf(deps, await endedTasks(deps.db, numberOfOrder, page), caller);
}
