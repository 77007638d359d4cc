import type { ProofPurpose } from '@tokhi/rules/person/mailed-proofs';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** What a link may be for; codes are apart (codes.queries.ts). */
export type LinkPurpose = Exclude<ProofPurpose, 'login_code'>;

interface NewLink {
  tokenHash: Buffer;
  customerId: number;
  email: string;
  purpose: LinkPurpose;
  now: Date;
  expiresAt: Date;
}

export async function insertLink(tx: Tx, { tokenHash, customerId, email, purpose, now, expiresAt }: NewLink) {
  await tx
    .insertInto('one_time_tokens')
    .values({
      token_hash: tokenHash,
      customer_id: customerId,
      email,
      purpose,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** A link in any state, and the account that it is for. */
export async function findLink(db: Db, tokenHash: Buffer, purposes: readonly LinkPurpose[]) {
  const row = await db
    .selectFrom('one_time_tokens as link')
    .innerJoin('customers', 'customers.id', 'link.customer_id')
    .select(['link.email', 'link.purpose', 'link.used_at', 'link.expires_at', 'customers.id as customerId'])
    .select(['customers.email as account_email', 'customers.email_confirmed_at'])
    .select(['customers.password_hash', 'customers.password_chosen_in'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', 'in', purposes)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { account_email: email, email_confirmed_at, password_hash, password_chosen_in, ...link } = row;
  return { ...link, account: { email, email_confirmed_at, password_hash, password_chosen_in } };
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A link that can still be used, without using it. */
export const validLink = (db: Db, tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) =>
  db
    .selectFrom('one_time_tokens')
    .select(['email', 'purpose'])
    // A link always has a customer (a_code_is_nobodys_until_it_is_used).
    .select(sql<number>`customer_id`.as('customerId'))
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link unless it was used: of two clicks one wins. */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all links of this customer and all codes of this address. */
export async function endProofs(tx: Tx, customerId: number, email: string): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where((eb) =>
      eb.or([eb('customer_id', '=', customerId), eb.and([eb('purpose', '=', 'login_code'), eb('email', '=', email)])]),
    )
    .where('used_at', 'is', null)
    .execute();
}

export async function endLinks(tx: Tx, customerId: number, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes up to `atOnce` links and codes that ended before then; returns how many. */
export async function deleteProofsBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const past = db.selectFrom('one_time_tokens').select('token_hash').where('expires_at', '<', before).limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('one_time_tokens').where('token_hash', 'in', past).executeTakeFirst();
  return Number(numDeletedRows);
}
