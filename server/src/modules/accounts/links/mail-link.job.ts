import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { mailLink } from './mail-link.ts';

/** Somebody sits before the screen and waits for the email. */
export const mailLinkJob = defineJob({
  name: 'mail-link',
  queue: 'mail',
  payload: z.object({ requestId: z.int().positive() }),
  priority: 0,
  attempts: 6,
});

export const mailLinkHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(mailLinkJob, ({ requestId }) => mailLink(db, requestId, now()));
