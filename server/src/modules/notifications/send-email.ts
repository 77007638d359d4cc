import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { failureReason } from '../../jobs/failure-reason.ts';
import type { Mailer } from '../../providers/smtp/open-mailer.ts';
import { beginAttempt, markSent, noteFailure } from './notifications.queries.ts';

const Payload = z.object({ text: z.string() });

/**
 * Sends one queued e-mail. The provider is asked outside any transaction; a failure is noted and thrown, so that the
 * queue tries again later. A crash between sending and marking sends twice at worst, with the same Message-ID, which mail
 * programs show once.
 */
export async function sendEmail(db: Db, mailer: Mailer, notificationId: number, now: Date): Promise<void> {
  const email = await beginAttempt(db, notificationId);
  if (!email) return;
  const messageId = `<${createHash('sha256').update(email.dedupe_key).digest('hex').slice(0, 32)}@tokhi>`;
  try {
    await mailer.send({
      messageId,
      to: email.recipient,
      subject: email.subject ?? '',
      text: Payload.parse(email.payload).text,
    });
  } catch (error) {
    await noteFailure(db, email.id, failureReason(error));
    throw error;
  }
  await markSent(db, email.id, now);
}
