import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { deleteRequestsBefore } from './links/link-requests.queries.ts';
import { deleteProofsBefore } from './links/one-time-tokens.queries.ts';
import { daysBefore, type SessionLives } from './sessions/session-lives.ts';
import { deletePastSessions } from './sessions/sessions.queries.ts';
import { deletePastTries } from './tries/wrong-tries.queries.ts';

const purgePastEntriesJob = defineJob({
  name: 'forget-past-entries',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:40 in Ulaanbaatar.
  schedule: '40 19 * * *',
  catchesUp: true,
});

/** Few enough that no login has to wait. */
const AT_ONCE = 5_000;
/** A used or expired proof is reported as «ended» for a day; then it is deleted, and gets the same answer as a made-up one. */
const PROOFS_KEPT_DAYS = 1;

/** Deletes expired proofs and sessions. Safe to run twice, also concurrently. */
export async function purgePastEntries(db: Db, lives: SessionLives, now: Date): Promise<void> {
  await deletePastTries(db, now);
  // Requests that the worker could not handle: the customer has asked again since.
  await deleteRequestsBefore(db, daysBefore(now, PROOFS_KEPT_DAYS));
  await untilNoneIsLeft(() => deleteProofsBefore(db, daysBefore(now, PROOFS_KEPT_DAYS), AT_ONCE));
  await untilNoneIsLeft(() => deletePastSessions(db, now, daysBefore(now, lives.unusedDays), AT_ONCE));
}

async function untilNoneIsLeft(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === AT_ONCE);
}

export const purgePastEntriesHandler = (db: Db, lives: SessionLives, now: () => Date): JobHandler =>
  handleJob(purgePastEntriesJob, () => purgePastEntries(db, lives, now()));
