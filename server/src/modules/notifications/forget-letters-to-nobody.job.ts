import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, type Work, workOn } from '../../jobs/define-job.ts';
import { forgetLettersToNobody } from './forget-letters-to-nobody.ts';

const forgetLettersJob = defineJob({
  name: 'forget-letters-to-nobody',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:50 in Ulaanbaatar.
  schedule: '50 19 * * *',
});

export const forgetsLettersToNobody = (db: Db, now: () => Date): Work =>
  workOn(forgetLettersJob, () => forgetLettersToNobody(db, now()));
