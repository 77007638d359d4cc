import type { SocialProvider } from '@tokhi/contract/social-login';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Identity } from './identity.ts';

type LinkedIdentity = Pick<Identity, 'issuer' | 'subject' | 'pictureUrl'>;

/** The customer whose account this identity opens. */
export async function ownerOfIdentity(db: Db, { issuer, subject }: Identity): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_identities')
    .select('customer_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.customer_id;
}

/**
 * The customer's row must be locked. One account per issuer opens it: today's owner of the address replaces an earlier one (an address may
 * be reassigned). False if the identity is linked already.
 */
export async function linkIdentity(tx: Tx, customerId: number, identity: LinkedIdentity): Promise<boolean> {
  const { issuer, subject, pictureUrl } = identity;
  await tx
    .deleteFrom('customer_identities')
    .where('customer_id', '=', customerId)
    .where('issuer', '=', issuer)
    .where('subject', '!=', subject)
    .execute();
  const linked = await tx
    .insertInto('customer_identities')
    .values({ issuer, subject, customer_id: customerId, picture_url: pictureUrl })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return (linked.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function unlinkIdentities(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_identities').where('customer_id', '=', customerId).execute();
}

export async function setName(tx: Tx, customerId: number, name: string | null): Promise<void> {
  await tx.updateTable('customers').set({ name }).where('id', '=', customerId).execute();
}

/** An identity that is linked when the code of this row is used. */
export async function insertPendingIdentity(tx: Tx, tokenHash: Buffer, identity: Identity): Promise<void> {
  const { issuer, subject, name, pictureUrl } = identity;
  await tx
    .insertInto('pending_identities')
    .values({ token_hash: tokenHash, issuer, subject, name, picture_url: pictureUrl })
    .execute();
}

export const takePendingIdentity = (tx: Tx, tokenHash: Buffer) =>
  tx
    .deleteFrom('pending_identities')
    .where('token_hash', '=', tokenHash)
    .returning([sql<SocialProvider>`issuer`.as('issuer'), 'subject', 'name', 'picture_url as pictureUrl'])
    .executeTakeFirst();
