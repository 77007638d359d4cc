import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeMember } from './change-member.ts';
import { startAnew } from './start-anew.ts';

/** For a colleague with a lost phone or an expired invitation: a new invitation, and all earlier access ends. */
export async function renewAccess(
  deps: StaffDeps,
  body: CallBody<AdminCalls['renewAccess']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['renewAccess']>> {
  if (body.staffId === caller.staffId) throw refuse('own_account');
  return changeMember(deps, body, caller, {
    action: 'renew access',
    make: async (tx, { id }, now) => {
      await startAnew(tx, id, { staffId: caller.staffId, origin: deps.origin, now });
      return {};
    },
  });
}
