import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../db/database.ts';
import { dropQueriesBefore } from './recorded-queries.queries.ts';

/** A season: what was asked before it says little about the shop of today, and anybody may fill the list with made-up texts. */
const KEPT_DAYS = 90;
/** Some milliseconds each; what is written meanwhile does not wait. */
const AT_ONCE = 5_000;

/** Searches are counted for a season; run once a day. Safe to run twice, and beside itself. Says how many rows went. */
export async function purgeOldQueries(db: Db, now: Date): Promise<number> {
  const firstKept = isoDate(ulaanbaatarDate(now, -KEPT_DAYS));
  let purged = 0;
  for (let dropped = AT_ONCE; dropped === AT_ONCE; purged += dropped) {
    dropped = await dropQueriesBefore(db, firstKept, AT_ONCE);
  }
  return purged;
}
