import { proofEndsAt } from '@tokhi/rules/person/mailed-proofs';
import type { Tx } from '../../../db/database.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { insertLink, type LinkPurpose } from './one-time-tokens.queries.ts';

/** Creates a link for a customer: its token is only in the email, `key` is the idempotency key of the email. */
export async function makeLink(
  tx: Tx,
  customerId: number,
  email: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ token: string; key: string }> {
  const token = newSecret();
  const tokenHash = hashOf(token);
  await insertLink(tx, { tokenHash, customerId, email, purpose, now, expiresAt: proofEndsAt(purpose, now) });
  return { token, key: `${purpose}:${tokenHash.toString('hex')}` };
}
