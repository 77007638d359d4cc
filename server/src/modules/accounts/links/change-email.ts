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

/** Both addresses are notified; links and codes mailed to the old one become invalid. */
export async function changeEmail(
  tx: Tx,
  { id, email: old, name }: EnteringCustomer,
  email: string,
  proof: LinkProof,
  now: Date,
): Promise<void> {
  // An account that registered the address and never confirmed it loses it to the one that did.
  await dropUnproven(tx, email, now);
  await setEmail(tx, id, email, now);
  await endProofs(tx, id, old);
  if (proof.by === 'new password') {
    // Somebody else may have requested this address: none of their logins stays valid.
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
