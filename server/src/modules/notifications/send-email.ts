import { createHash } from 'node:crypto';
import { PROOF_HOLDS_MS } from '@tokhi/rules/person/mailed-proofs';
import type { Db } from '../../db/database.ts';
import { drawQrPng } from '../../draw-qr.ts';
import { failureReason } from '../../jobs/failure-reason.ts';
import type { Mailer } from '../../providers/smtp/open-mailer.ts';
import { shopFacts } from '../settings/public.ts';
import { type LetterKind, letterOf } from './letters/letter.ts';
import { writeLetter } from './letters/write-letter.ts';
import { beginAttempt, markFailed, markSent, noteFailure } from './notifications.queries.ts';

/** What letters leave by. */
export interface Post {
  db: Db;
  mailer: Mailer;
  /** The shop's address: links begin with it. */
  origin: string;
  now: () => Date;
}

/**
 * Writes and sends one queued letter. The provider is asked outside any transaction; a failure is noted and thrown, so that
 * the queue tries again later. A crash between sending and marking sends twice at worst, with the same Message-ID, which mail
 * programs show once.
 */
export async function sendEmail({ db, mailer, origin, now }: Post, notificationId: number): Promise<void> {
  const row = await beginAttempt(db, notificationId);
  if (!row) return;
  const messageId = `<${createHash('sha256').update(row.dedupe_key).digest('hex').slice(0, 32)}@tokhi>`;
  try {
    const { letter, name } = letterOf(row);
    if (hasEnded(letter.kind, row.created_at, now())) return await markFailed(db, row.id);
    const { drawn, ...written } = writeLetter(letter, { origin, email: row.recipient, name }, await shopFacts(db));
    const pictures = await Promise.all(drawn.map(async ({ cid, text }) => ({ cid, png: await drawQrPng(text) })));
    await mailer.send({ messageId, to: row.recipient, subject: row.subject ?? '', ...written, pictures });
  } catch (error) {
    await noteFailure(db, row.id, failureReason(error));
    throw error;
  }
  await markSent(db, row.id, now());
}

const HOLDS_MS: Partial<Record<LetterKind, number>> = {
  'confirm-email': PROOF_HOLDS_MS.confirm_email,
  'email-change': PROOF_HOLDS_MS.change_email,
  'login-code': PROOF_HOLDS_MS.login_code,
  'reset-password': PROOF_HOLDS_MS.reset_password,
};

/** A code that opens nothing any more would only puzzle whoever gets it, beside the next one. */
const hasEnded = (kind: LetterKind, queuedAt: Date, now: Date): boolean =>
  now.getTime() - queuedAt.getTime() >= (HOLDS_MS[kind] ?? Number.POSITIVE_INFINITY);
