import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { revokeSessionsOf } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeMember } from './change-member.ts';
import { writeDisabled } from './team.queries.ts';

/** Former members are logged out at once: every session ends, and a pending invitation becomes invalid. The table requires an owner. */
export const disableMember = (
  deps: StaffDeps,
  body: CallBody<AdminCalls['disableMember']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['disableMember']>> =>
  changeMember(deps, body, caller, {
    action: 'disable staff member',
    make: async (tx, { id }, now) => {
      await writeDisabled(tx, id, now);
      await revokeSessionsOf(tx, id, now);
      return { after: { disabled: true } };
    },
  });
