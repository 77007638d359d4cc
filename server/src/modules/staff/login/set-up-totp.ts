import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { drawQr } from '../../../draw-qr.ts';
import { auditMember } from '../audit-member.ts';
import { lockMember, writeTotpSecret } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { newTotpSecret, presentSecret } from '../totp/totp-codes.ts';

/**
 * Creates a TOTP secret, which only this answer contains. A confirmed secret is not replaced: otherwise the password alone would be enough
 * to add an attacker's own factor.
 */
export async function setUpTotp(
  { db, box, now }: Pick<StaffDeps, 'db' | 'box' | 'now'>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['setUpTotp']>> {
  const { staffId } = caller;
  const secret = newTotpSecret();
  const email = await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    if (member.totp_confirmed_at !== null) throw refuse('forbidden');
    await writeTotpSecret(tx, staffId, box.seal(secret, staffId));
    await auditMember(tx, 'make second factor', staffId, caller, now());
    return member.email;
  });
  const { uri, ...typed } = presentSecret(secret, email);
  return { result: 'success', ...typed, uri, qr: await drawQr(uri) };
}
