import type { FindStaffSession } from '../../../callers/admin-caller.ts';
import type { Db } from '../../../db/database.ts';
import { hashOf } from '../../accounts/public.ts';
import { parseAdminSettings } from '../../settings/public.ts';
import { PASSWORD_ALONE_MS, UNUSED_MS } from './staff-session-lives.ts';
import { noteSeen, validSession } from './staff-sessions.queries.ts';

/** The time of last use is written at most this often; a session that ends after an hour may end a minute early. */
const SEEN_EVERY_MS = 60_000;

/** Implements the port of the callers: finds the session of a token by one lookup of its SHA-256 (decision 20). */
export function createFindStaffSession(db: Db, now: () => Date): FindStaffSession {
  return async (token, isUse) => {
    const moment = now();
    const before = (ms: number) => new Date(moment.getTime() - ms);
    const tokenHash = hashOf(token);
    const session = await validSession(db, tokenHash, moment, before(UNUSED_MS), before(PASSWORD_ALONE_MS));
    if (session === undefined) return null;
    if (isUse && session.last_seen_at <= before(SEEN_EVERY_MS))
      await noteSeen(db, tokenHash, moment, before(SEEN_EVERY_MS));
    const { staff_id: staffId, expires_at: expiresAt, second_factor_at: secondFactorAt, roles } = session;
    const { networks } = parseAdminSettings(session.settings);
    return { staffId, sessionId: tokenHash.toString('hex'), roles, expiresAt, secondFactorAt, networks };
  };
}
