import type { Db } from '../../../db/database.ts';

/** The customer's open sessions, the last seen first. */
export const openSessionsOf = (db: Db, customerId: number, now: Date, unusedSince: Date) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', unusedSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();

/** When and how a session was opened, unless it has ended. */
export const openingOf = (db: Db, customerId: number, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .select(['opened_by', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
