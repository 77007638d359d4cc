import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { purgePastEntries } from './purge-past-entries.ts';
import type { SessionLives } from './sessions/session-lives.ts';

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

export const purgePastEntriesHandler = (db: Db, lives: SessionLives, now: () => Date): JobHandler =>
  handleJob(purgePastEntriesJob, () => purgePastEntries(db, lives, now()));
