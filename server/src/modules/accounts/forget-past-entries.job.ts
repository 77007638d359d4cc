import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, type Work, workOn } from '../../jobs/define-job.ts';
import { forgetPastEntries } from './forget-past-entries.ts';
import type { SessionLives } from './sessions/session-lives.ts';

const forgetPastEntriesJob = defineJob({
  name: 'forget-past-entries',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:40 in Ulaanbaatar.
  schedule: '40 19 * * *',
});

export const forgetsPastEntries = (db: Db, lives: SessionLives, now: () => Date): Work =>
  workOn(forgetPastEntriesJob, () => forgetPastEntries(db, lives, now()));
