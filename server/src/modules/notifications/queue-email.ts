import type { Tx } from '../../db/database.ts';
import { enqueueMany } from '../../jobs/enqueue.ts';
import { type Email, type EmailKind, type EmailOf, emailColumns } from './emails/email.ts';
import { subjectOf } from './emails/render-email.ts';
import { insertEmails } from './notifications.queries.ts';
import { jobOfEmail } from './send-email.job.ts';

export interface Recipient {
  email: string;
  /** null: an address without an account. */
  customerId: number | null;
  name?: string | null;
}

/**
 * Queues an email in the caller's transaction: it is sent if, and only if, that commits. The key names the event
 * («order-paid:IK0123456789»), so that an event sends one email however often it is queued. The text is rendered when it is sent: until
 * then its link or code is only in `secret`, and nowhere afterwards.
 */
export const queueEmail = (tx: Tx, email: Email, to: Recipient, dedupeKey: string): Promise<void> =>
  queueEmails(tx, email.kind, [{ email, to, dedupeKey }]);

/** The row of an email until it is sent. */
export const emailRow = (email: Email, to: Recipient, dedupeKey: string) => ({
  ...emailColumns(email, to.name ?? null),
  customer_id: to.customerId,
  recipient: to.email,
  subject: subjectOf(email),
  dedupe_key: dedupeKey,
});

/** Queues many emails of one kind in one statement: a price drop may concern thousands of customers. */
export async function queueEmails<Kind extends EmailKind>(
  tx: Tx,
  kind: Kind,
  emails: readonly { email: EmailOf<Kind>; to: Recipient; dedupeKey: string }[],
): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ email, to, dedupeKey }) => emailRow(email, to, dedupeKey));
  const ids = await insertEmails(tx, rows);
  const job = jobOfEmail(kind);
  const jobs = ids.map((notificationId) => ({ payload: { notificationId }, key: `${job.name}:${notificationId}` }));
  await enqueueMany(tx, job, jobs);
}
