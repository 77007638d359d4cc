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
 * Queues an email in the caller's transaction: it is sent if, and only if, what it tells about is committed. The key
 * names the event («order-paid:IK0123456789»), so that one event sends one message however often it is told. It is written
 * out when it is sent: until then its link or code stands in `secret` alone, and nowhere after.
 */
export const queueEmail = (tx: Tx, email: Email, to: Recipient, dedupeKey: string): Promise<void> =>
  queueEmails(tx, email.kind, [{ email, to, dedupeKey }]);

/** An email as its row keeps it until it is sent. */
export const emailRow = (email: Email, to: Recipient, dedupeKey: string) => ({
  ...emailColumns(email, to.name ?? null),
  customer_id: to.customerId,
  recipient: to.email,
  subject: subjectOf(email),
  dedupe_key: dedupeKey,
});

/** Many of one kind, as one: a price that fell is told to thousands. */
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
