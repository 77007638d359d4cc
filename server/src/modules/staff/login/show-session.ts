import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { memberById } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';

/** Who is logged in, and what is still missing. */
export async function showSession(
  { db }: Pick<StaffDeps, 'db'>,
  { staffId, roles, session }: EnteringStaff,
): Promise<CallReply<AdminCalls['session']>> {
  const member = await memberById(db, staffId);
  if (member === undefined) throw refuse('login_required');
  const missing = member.totp_confirmed_at === null ? 'set_up_totp' : 'second_factor';
  return {
    result: 'success',
    member: { name: member.name, email: member.email, roles: [...roles] },
    next: session.secondFactorAt === null ? missing : null,
    endsAt: session.expiresAt.toISOString(),
  };
}
