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

/** Few enough that no login waits for it. */
const AT_ONCE = 5_000;
/** A proof that was used or has ended says «ended» for a day; then it is as unknown as a made-up one, which gets the same answer. */
const PROOFS_KEPT_DAYS = 1;

/** Clears away what opens nothing any more. Safe to run twice, and beside itself. */
export async function purgePastEntries(db: Db, lives: SessionLives, now: Date): Promise<void> {
  await deletePastTries(db, now);
  // Those that the worker could not do: who asked has asked again since.
  await deleteRequestsBefore(db, daysBefore(now, PROOFS_KEPT_DAYS));
  await untilNoneIsLeft(() => deleteProofsBefore(db, daysBefore(now, PROOFS_KEPT_DAYS), AT_ONCE));
  await untilNoneIsLeft(() => deletePastSessions(db, now, daysBefore(now, lives.unusedDays), AT_ONCE));
}

async function untilNoneIsLeft(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === AT_ONCE);
}

export const purgePastEntriesHandler = (db: Db, lives: SessionLives, now: () => Date): JobHandler =>
  handleJob(purgePastEntriesJob, () => purgePastEntries(db, lives, now()));
