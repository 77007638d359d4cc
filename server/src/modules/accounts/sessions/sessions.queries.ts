import { sql } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** The browser that a session was opened in, for its owner to recognise. */
export interface OpenedFrom {
  address: string;
  browser: string;
}

interface NewSession extends OpenedFrom {
  tokenHash: Buffer;
  customerId: number;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { tokenHash, customerId, now, expiresAt, address, browser } = session;
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      customer_id: customerId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ip: address === '' ? null : address,
      user_agent: browser,
    })
    .execute();
}

/** The session of this token that still holds: one row by its key, with what its customer may do. */
export const holdingSession = compiledOnce((db, tokenHash: Buffer, now: Date, unusedSince: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['sessions.customer_id', 'sessions.last_seen_at'])
    .select(sql<boolean>`customers.blocked_at is not null`.as('isBlocked'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    // One that was opened while its account was erased: a login had asked for the account before.
    .where('customers.erased_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', unusedSince),
);

/** Of many calls at once one writes. */
export async function noteSeen(db: Db, tokenHash: Buffer, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', unlessSince)
    .execute();
}

/** Ends sessions of a customer: one, all, or all but one. Those that have ended stay as they are. */
export async function revokeSessions(
  db: Db,
  customerId: number,
  now: Date,
  which: { only?: Buffer; but?: Buffer } = {},
): Promise<void> {
  let ending = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null);
  if (which.only) ending = ending.where('token_hash', '=', which.only);
  if (which.but) ending = ending.where('token_hash', '!=', which.but);
  await ending.execute();
}

/** Whether the customer was ever signed in, as far as is remembered, and whether in a browser that says it is this one. */
export async function knownBrowsers(
  tx: Tx,
  customerId: number,
  browser: string,
): Promise<{ any: boolean; this: boolean }> {
  const row = await tx
    .selectFrom('sessions')
    .select(sql<boolean>`count(*) > 0`.as('any'))
    .select(sql<boolean>`coalesce(bool_or(user_agent = ${browser}), false)`.as('this'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Some of those that have run out, by themselves or by not being used; returns how many. One that was ended early stays until then. */
export async function deletePastSessions(db: Db, now: Date, unusedSince: Date, atOnce: number): Promise<number> {
  const past = db
    .selectFrom('sessions')
    .select('token_hash')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', unusedSince)]))
    .limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', 'in', past).executeTakeFirst();
  return Number(numDeletedRows);
}
