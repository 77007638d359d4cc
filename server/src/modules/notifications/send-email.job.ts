import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, type Work, workOn } from '../../jobs/define-job.ts';
import type { Mailer } from '../../providers/smtp/open-mailer.ts';
import { markFailed } from './notifications.queries.ts';
import { sendEmail } from './send-email.ts';

const payload = z.object({ notificationId: z.int().positive() });

/** What happened to an order, and whatever else can wait for a minute; offers would be a third job, behind it. */
export const sendEmailJob = defineJob({ name: 'send-email', lane: 'mail', payload, priority: 10, attempts: 10 });

/** Somebody sits before the screen and waits for it, so it goes first, and after some minutes it is of no use. */
export const sendLoginEmailJob = defineJob({
  name: 'send-login-email',
  lane: 'mail',
  payload,
  priority: 0,
  attempts: 6,
});

export type EmailJob = typeof sendEmailJob;

/** The work on either of them. */
export const sendsEmail = (job: EmailJob, db: Db, mailer: Mailer, now: () => Date): Work =>
  workOn(
    job,
    ({ notificationId }) => sendEmail(db, mailer, notificationId, now()),
    (tx, { notificationId }) => markFailed(tx, notificationId),
  );
