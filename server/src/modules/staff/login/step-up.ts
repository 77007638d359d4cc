import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { lockMember } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCode, refusedCode, useCode } from '../totp/use-code.ts';
import { showFactor } from './show-factor.ts';

/** Confirms the second factor again, by an unused code and under the limits of the login. */
export async function stepUp(
  deps: StaffDeps,
  { code }: CallBody<AdminCalls['stepUp']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['stepUp']>> {
  const { staffId } = caller;
  const counted = await countCode(deps, caller);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    await useCode(tx, deps, member, code, now);
    await showFactor(tx, caller, now);
  }).catch(refusedCode(deps, caller, now));
  await counted.takeBack();
  return { result: 'success' };
}
