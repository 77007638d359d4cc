import { refuse } from '@tokhi/contract/texts/refusals';
import type { FindSession } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { hashOf } from '../secrets.ts';
import { daysBefore, type SessionLives } from './session-lives.ts';
import { noteSeen, validSession } from './sessions.queries.ts';

/** The time of last use is written at most this often: a page makes ten calls, its row changes once. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Implements the port of the callers: finds the session of a token by one lookup of its SHA-256 (decision 20). */
export function createFindSession(db: Db, lives: SessionLives, now: () => Date): FindSession {
  return async (token) => {
    const moment = now();
    const tokenHash = hashOf(token);
    const [session] = await validSession(db, tokenHash, moment, daysBefore(moment, lives.unusedDays));
    if (session === undefined) return null;
    if (session.isBlocked) throw refuse('forbidden');
    const unlessSince = new Date(moment.getTime() - SEEN_EVERY_MS);
    if (session.last_seen_at <= unlessSince) await noteSeen(db, tokenHash, moment, unlessSince);
    return { customerId: session.customer_id, sessionId: tokenHash.toString('hex') };
  };
}
