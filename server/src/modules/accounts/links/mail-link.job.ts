import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import { mailLink } from './mail-link.ts';

/** Somebody sits before the screen and waits for the letter. */
export const mailLinkJob = defineJob({
  name: 'mail-link',
  lane: 'mail',
  payload: z.object({ requestId: z.int().positive() }),
  priority: 0,
  attempts: 6,
});

export const mailsLinks = (db: Db, now: () => Date): Work =>
  workOn(mailLinkJob, ({ requestId }) => mailLink(db, requestId, now()));
