import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { EmailKind } from './emails/email.ts';
import { markFailed } from './notifications.queries.ts';
import { type MailDeps, sendEmail } from './send-email.ts';

const payload = z.object({ notificationId: z.int().positive() });

/** What happened to an order or an account, and whatever else can wait for a minute. */
const sendEmailJob = defineJob({ name: 'send-email', queue: 'mail', payload, priority: 10, attempts: 10 });

/**
 * Somebody sits before the screen and waits for it, so it goes first. It is tried for half an hour, longer than a provider is
 * away; what has ended meanwhile is not sent (send-email.ts).
 */
const sendLoginEmailJob = defineJob({ name: 'send-login-email', queue: 'mail', payload, priority: 0, attempts: 8 });

/** Prices and stock: a thousand at once, and nobody waits for one. */
const sendNoticeEmailJob = defineJob({ name: 'send-notice-email', queue: 'mail', payload, priority: 20, attempts: 10 });

const JOBS: { [Kind in EmailKind]: typeof sendEmailJob } = {
  'confirm-email': sendLoginEmailJob,
  'login-code': sendLoginEmailJob,
  'reset-password': sendLoginEmailJob,
  'email-change': sendLoginEmailJob,
  welcome: sendEmailJob,
  'new-device': sendEmailJob,
  'password-changed': sendEmailJob,
  'email-changing': sendEmailJob,
  'email-changed': sendEmailJob,
  'contact-received': sendEmailJob,
  'order-made': sendEmailJob,
  'order-expiring': sendEmailJob,
  'order-expired': sendEmailJob,
  'order-paid': sendEmailJob,
  'order-step': sendEmailJob,
  'order-receipt': sendEmailJob,
  'stray-money': sendEmailJob,
  'refund-asked': sendEmailJob,
  'refund-done': sendEmailJob,
  'refund-declined': sendEmailJob,
  'open-money': sendEmailJob,
  'price-drop': sendNoticeEmailJob,
  'back-in-stock': sendNoticeEmailJob,
};

export const jobOfEmail = (kind: EmailKind): typeof sendEmailJob => JOBS[kind];

/** The work on each of them. */
export const emailHandlers = (deps: MailDeps): JobHandler[] =>
  [sendLoginEmailJob, sendEmailJob, sendNoticeEmailJob].map((job) =>
    handleJob(
      job,
      ({ notificationId }) => sendEmail(deps, notificationId),
      (tx, { notificationId }) => markFailed(tx, notificationId),
    ),
  );
