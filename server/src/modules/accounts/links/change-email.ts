import type { Tx } from '../../../db/database.ts';
import { queueEmail } from '../../notifications/public.ts';
import {
  dropNameAndPhones,
  dropUnproven,
  type EnteringCustomer,
  setEmail,
  setPasswordHash,
} from '../entry/customers.queries.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { unlinkIdentities } from '../social/identities.queries.ts';
import { endProofs } from './one-time-tokens.queries.ts';
import type { LinkProof } from './prove-by-link.ts';

/** Both addresses are told; whatever was mailed to the old one opens nothing any more. */
export async function changeEmail(
  tx: Tx,
  { id, email: old, name }: EnteringCustomer,
  email: string,
  proof: LinkProof,
  now: Date,
): Promise<void> {
  // Whoever registered the address and never proved it gives way to the one who did.
  await dropUnproven(tx, email, now);
  await setEmail(tx, id, email, now);
  await endProofs(tx, id, old);
  if (proof.by === 'new password') {
    // Somebody else may have asked for this address: none of their ways in stays open.
    await setPasswordHash(tx, id, proof.hash, now);
    await revokeSessions(tx, id, now);
    await unlinkIdentities(tx, id);
    await dropNameAndPhones(tx, id);
  }
  for (const to of [old, email]) {
    const key = `email-changed:${id}:${now.getTime()}:${to === email ? 'new' : 'old'}`;
    await queueEmail(tx, { kind: 'email-changed', newEmail: email }, { email: to, customerId: id, name }, key);
  }
}
