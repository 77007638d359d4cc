import type { Db } from '../db/database.ts';
import { deleteRepliesBefore } from './idempotent-replies.queries.ts';

/** A phone that was away over a weekend may still ask what became of its order. */
const REMEMBERED_MS = 48 * 60 * 60 * 1_000;
/** Few enough that no other transaction waits for it. */
const BATCH = 5_000;

/** Clears away replies that nobody can ask for any more; returns how many. */
export async function purgeReplies(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  let purged = 0;
  for (;;) {
    const deleted = await deleteRepliesBefore(db, before, BATCH);
    purged += deleted;
    if (deleted < BATCH) return purged;
  }
}
