import type { Approval } from '../../approvals/public.ts';
import type { FoundItem } from '../inbox-kind.ts';

/** An open approval as an item, hidden from the person who prepared it, who may not approve it. */
export const approvalItem = (
  { id, reason, requested_at, expires_at, requested_by }: Approval,
  { about, what }: { about: string; what?: string },
): FoundItem => ({
  ...{ subject: String(id), about, detail: what === undefined ? reason : `${what}. ${reason}` },
  ...{ since: requested_at, dueAt: expires_at, notFor: [requested_by] },
});
