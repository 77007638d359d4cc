import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';

/** How a session was opened; `change` is the fresh one after a new password. */
export type SessionProof = 'password' | 'code' | 'reset' | 'social' | 'change';

/** The browser that a session was opened in, so that its owner and the shop can recognise it. */
export interface OpenedFrom {
  address: string;
  browser: string;
  browserKey?: string;
  openedBy?: SessionProof | null;
}

interface NewSession {
  address: string;
  browser: string;
  browserHash: Buffer | null;
  openedBy: SessionProof | null;
  tokenHash: Buffer;
  customerId: number;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { tokenHash, customerId, now, expiresAt, address, browser, browserHash, openedBy } = session;
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
      browser_hash: browserHash,
      opened_by: openedBy,
    })
    .execute();
}

/** The valid session of this token: one row by its key, with whether its customer is blocked. */
export const validSession = preparedQuery((db, tokenHash: Buffer, now: Date, unusedSince: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['sessions.customer_id', 'sessions.last_seen_at'])
    .select(sql<boolean>`customers.blocked_at is not null`.as('isBlocked'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    // Opened while its account was erased: the login had read the account before.
    .where('customers.erased_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', unusedSince),
);

/** Of many concurrent calls one writes. */
export async function noteSeen(db: Db, tokenHash: Buffer, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', unlessSince)
    .execute();
}

/** Ends sessions of a customer: one, all, or all but one. Ended sessions do not change. */
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

/** Whether the customer is signed in, in this browser. */
export async function isOpenIn(db: Db, customerId: number, browserHash: Buffer, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .where('browser_hash', '=', browserHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session !== undefined;
}

/** A /24 of IPv4, also when written as IPv6, and a /48 of IPv6: what a provider assigns to one place. */
const networkOf = (ip: RawBuilder<unknown>) => sql`network(set_masklen(${ip}, case
  when family(${ip}) = 4 then 24 when ${ip} <<= inet '::ffff:0:0/96' then 120 else 48 end))`;

/**
 * The browsers in which the customer was signed in, from the stored sessions: the name of each, whether it is this one (by its cookie), and
 * whether it was near this address.
 */
export const pastBrowsers = (tx: Tx, customerId: number, browserHash: Buffer | null, address: string) =>
  tx
    .selectFrom('sessions')
    .select(sql<string>`coalesce(user_agent, '')`.as('browser'))
    .select(sql<boolean>`coalesce(bool_or(browser_hash = ${browserHash}), false)`.as('isThis'))
    .select(
      sql<boolean>`coalesce(bool_or(${networkOf(sql`ip`)} = ${networkOf(sql`nullif(${address}, '')::inet`)}), false)`.as(
        'isNear',
      ),
    )
    .where('customer_id', '=', customerId)
    .groupBy('user_agent')
    .execute();

/** Deletes up to `atOnce` sessions that expired or were unused for too long; returns how many. A revoked session stays until then. */
export async function deletePastSessions(db: Db, now: Date, unusedSince: Date, atOnce: number): Promise<number> {
  const past = db
    .selectFrom('sessions')
    .select('token_hash')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', unusedSince)]))
    .limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', 'in', past).executeTakeFirst();
  return Number(numDeletedRows);
}
