import type { Tx } from '../../db/database.ts';
import { enqueueMany } from '../../jobs/enqueue.ts';
import { type Letter, type LetterKind, type LetterOf, partsOf } from './letters/letter.ts';
import { subjectOf } from './letters/write-letter.ts';
import { insertLetters } from './notifications.queries.ts';
import { jobOfLetter } from './send-email.job.ts';

export interface Recipient {
  email: string;
  /** null: an address without an account. */
  customerId: number | null;
  name?: string | null;
}

/**
 * Queues a letter in the caller's transaction: it is sent if, and only if, what it tells about is committed. The key
 * names the event («order-paid:IK0123456789»), so that one event sends one message however often it is told. It is written
 * out when it is sent: until then its link or code stands in `secret` alone, and nowhere after.
 */
export const queueLetter = (tx: Tx, letter: Letter, to: Recipient, dedupeKey: string): Promise<void> =>
  queueLetters(tx, letter.kind, [{ letter, to, dedupeKey }]);

/** Many of one kind, as one: a price that fell is told to thousands. */
export async function queueLetters<Kind extends LetterKind>(
  tx: Tx,
  kind: Kind,
  letters: readonly { letter: LetterOf<Kind>; to: Recipient; dedupeKey: string }[],
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ letter, to, dedupeKey }) => ({
    ...partsOf(letter, to.name ?? null),
    customer_id: to.customerId,
    recipient: to.email,
    subject: subjectOf(letter),
    dedupe_key: dedupeKey,
  }));
  const ids = await insertLetters(tx, rows);
  const job = jobOfLetter(kind);
  const jobs = ids.map((notificationId) => ({ payload: { notificationId }, key: `${job.name}:${notificationId}` }));
  await enqueueMany(tx, job, jobs);
}
