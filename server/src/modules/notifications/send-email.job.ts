import { createHash } from 'node:crypto';
import { PROOF_VALID_MS } from '@tokhi/rules/person/mailed-proofs';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { drawQrPng } from '../../draw-qr.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { failureReason } from '../../jobs/failure-reason.ts';
import type { Mailer } from '../../providers/smtp/open-mailer.ts';
import { emailTexts, shopFacts } from '../settings/public.ts';
import { staysWithinBudget } from './budget/stays-within-budget.ts';
import { type EmailKind, emailOf } from './emails/email.ts';
import { renderEmail } from './emails/render-email.ts';
import { beginAttempt, markFailed, markSent, noteFailure } from './notifications.queries.ts';

const payload = z.object({ notificationId: z.int().positive() });

/** Emails about orders, accounts and anything else that can wait for a minute. */
const sendEmailJob = defineJob({ name: 'send-email', queue: 'mail', payload, priority: 10, attempts: 10 });

/**
 * A person is waiting for it, so it goes first. It is retried for half an hour, longer than an outage of the provider; an expired code is
 * not sent (`hasEnded`).
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
  'contact-answer': sendEmailJob,
  'staff-invited': sendEmailJob,
  'staff-new-device': sendEmailJob,
  'order-made': sendEmailJob,
  'order-expiring': sendEmailJob,
  'order-expired': sendEmailJob,
  'order-paid': sendEmailJob,
  'order-step': sendEmailJob,
  'order-step-corrected': sendEmailJob,
  'order-receipt': sendEmailJob,
  'order-message': sendEmailJob,
  'stray-money': sendEmailJob,
  'refund-asked': sendEmailJob,
  'refund-done': sendEmailJob,
  'refund-declined': sendEmailJob,
  'open-money': sendEmailJob,
  'price-drop': sendNoticeEmailJob,
  'back-in-stock': sendNoticeEmailJob,
};

export const jobOfEmail = (kind: EmailKind): typeof sendEmailJob => JOBS[kind];

/** Dependencies of sending. */
export interface MailDeps {
  db: Db;
  mailer: Mailer;
  /** The shop's origin, for links. */
  origin: string;
  /** The port that accounts implement: whether the customer has confirmed the address. */
  ownsAddress: (db: Db, customerId: number, email: string) => Promise<boolean>;
  now: () => Date;
}

/**
 * Renders and sends one queued email. The provider is called outside any transaction; a failure is stored and thrown, so that the queue
 * retries. A crash between sending and marking sends twice at worst, with the same Message-ID, which mail programs show once.
 */
export async function sendEmail(
  { db, mailer, origin, ownsAddress, now }: MailDeps,
  notificationId: number,
): Promise<void> {
  const row = await beginAttempt(db, notificationId);
  if (!row) return;
  const messageId = `<${createHash('sha256').update(row.dedupe_key).digest('hex').slice(0, 32)}@tokhi>`;
  try {
    const { email, name } = emailOf(row);
    if (hasEnded(email.kind, row.created_at, now())) return await markFailed(db, row.id);
    const { id, recipient, customer_id: customerId, counted_at: countedAt } = row;
    const isOwn = async () => customerId !== null && (await ownsAddress(db, customerId, recipient));
    if (!(await staysWithinBudget(db, { id, kind: email.kind, recipient, countedAt }, isOwn, now()))) return;
    const to = { origin, email: recipient, name, texts: await emailTexts(db) };
    const { drawn, ...written } = renderEmail(email, to, await shopFacts(db));
    const pictures = await Promise.all(drawn.map(async ({ cid, text }) => ({ cid, png: await drawQrPng(text) })));
    await mailer.send({ messageId, to: recipient, subject: row.subject ?? '', ...written, pictures });
  } catch (error) {
    await noteFailure(db, row.id, failureReason(error));
    throw error;
  }
  await markSent(db, row.id, now());
}

const VALID_MS: Partial<Record<EmailKind, number>> = {
  'confirm-email': PROOF_VALID_MS.confirm_email,
  'email-change': PROOF_VALID_MS.change_email,
  'login-code': PROOF_VALID_MS.login_code,
  'reset-password': PROOF_VALID_MS.reset_password,
};

/** An expired code would only confuse its recipient, next to a newer one. */
const hasEnded = (kind: EmailKind, queuedAt: Date, now: Date): boolean =>
  now.getTime() - queuedAt.getTime() >= (VALID_MS[kind] ?? Number.POSITIVE_INFINITY);

/** One handler per job. */
export const emailHandlers = (deps: MailDeps): JobHandler[] =>
  [sendLoginEmailJob, sendEmailJob, sendNoticeEmailJob].map((job) =>
    handleJob(
      job,
      ({ notificationId }) => sendEmail(deps, notificationId),
      (tx, { notificationId }) => markFailed(tx, notificationId),
    ),
  );
