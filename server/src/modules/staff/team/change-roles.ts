import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeMember } from './change-member.ts';
import { countChange, writeRoles } from './team.queries.ts';

/** Changes roles from the next request on. The table requires an owner. */
export const changeRoles = (
  deps: StaffDeps,
  { roles, ...which }: CallBody<AdminCalls['changeRoles']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['changeRoles']>> =>
  changeMember(deps, which, caller, {
    action: 'change roles',
    make: async (tx, { id, roles: before }) => {
      await writeRoles(tx, id, roles);
      await countChange(tx, id);
      return { before: { roles: before }, after: { roles } };
    },
  });
