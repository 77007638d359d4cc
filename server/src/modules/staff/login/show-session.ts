import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { hasDemoOrders } from '../../orders/public.ts';
import { memberById } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { ownFactors } from './own-factors.ts';

/** Who is logged in, and which step is missing. */
export async function showSession(
  { db }: Pick<StaffDeps, 'db'>,
  { staffId, roles, session }: EnteringStaff,
): Promise<CallReply<AdminCalls['session']>> {
  const member = await memberById(db, staffId);
  if (member === undefined) throw refuse('login_required');
  const factors = await ownFactors(db, member);
  const missing = factors.length === 0 ? 'set_up_totp' : 'second_factor';
  return {
    result: 'success',
    member: { name: member.name, email: member.email, roles: [...roles] },
    next: session.secondFactorAt === null ? missing : null,
    factors,
    endsAt: session.expiresAt.toISOString(),
    has_demo_orders: await hasDemoOrders(db),
  };
}
