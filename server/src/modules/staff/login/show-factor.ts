import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { auditMember } from '../audit-member.ts';
import { noteFactorShown } from '../sessions/staff-sessions.queries.ts';

/** A correct second factor in a session that is complete already. */
export async function showFactor(tx: Tx, caller: Staff | EnteringStaff, now: Date): Promise<void> {
  if (!(await noteFactorShown(tx, Buffer.from(caller.sessionId, 'hex'), now))) throw refuse('login_required');
  await auditMember(tx, 'show second factor', caller.staffId, caller, now);
}
