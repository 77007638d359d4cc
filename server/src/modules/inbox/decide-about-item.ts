import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { decide } from './decide.ts';
import type { InboxDeps } from './inbox-deps.ts';

const LONGEST_MS = 30 * 86_400_000;

export const assignItem = (deps: InboxDeps, { to, ...item }: CallBody<AdminCalls['assignItem']>, caller: Staff) => {
  const assignee = to === 'me' ? caller.staffId : null;
  return decide(deps, item, caller, { action: 'assign item', decided: { assignee }, after: { assignee } });
};

/** Hides the item until then; it reappears by itself. */
export async function postponeItem(
  deps: InboxDeps,
  { until, ...item }: CallBody<AdminCalls['postponeItem']>,
  caller: Staff,
) {
  const now = deps.now().getTime();
  const at = until === null ? null : new Date(until);
  if (at !== null && (at.getTime() <= now || at.getTime() > now + LONGEST_MS))
    throw refuse('invalid_request', { until: 'within 30 days' });
  const decision = { action: 'postpone item', decided: { postponed_until: at }, after: { until } };
  return decide(deps, item, caller, decision);
}

/** With a reason the item is done and hidden; without one it is open again. */
export const finishItem = (deps: InboxDeps, { reason, ...item }: CallBody<AdminCalls['finishItem']>, caller: Staff) => {
  const now = deps.now();
  const by = reason === null ? null : caller.staffId;
  return decide(deps, item, caller, {
    action: reason === null ? 'reopen item' : 'finish item',
    decided: { done_at: by === null ? null : now, done_by: by, done_reason: reason },
    after: { reason },
    also: async (tx, kind) => kind.onFinish?.(tx, item.subject, by, now),
    mayBeGone: reason === null,
  });
};
