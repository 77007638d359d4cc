import type { Db } from '../../db/database.ts';
import { deleteLettersToNobody } from './own-letters.queries.ts';

/** Whoever says that no code came can be helped meanwhile. */
const KEPT_MS = 48 * 60 * 60 * 1_000;
/** Few enough that no letter waits for it. */
const AT_ONCE = 5_000;

/**
 * Letters with codes go to an address and to no account, so that known and unknown ones cost the same (record 040). An erasure
 * finds an account's letters by its number: these it could not find, so they go by themselves.
 */
export async function forgetLettersToNobody(db: Db, now: Date): Promise<void> {
  while ((await deleteLettersToNobody(db, new Date(now.getTime() - KEPT_MS), AT_ONCE)) === AT_ONCE);
}
