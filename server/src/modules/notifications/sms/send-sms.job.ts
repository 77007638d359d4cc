import { setTimeout } from 'node:timers/promises';
import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { JobFailure } from '../../../jobs/failure-reason.ts';
import { hastenJob } from '../../../jobs/queue.queries.ts';
import type { MessagePro } from '../../../providers/message-pro/open-message-pro.ts';
import { shopFacts, smsTexts } from '../../settings/public.ts';
import { staysWithinBudget } from '../budget/stays-within-budget.ts';
import { beginAttempt, markFailed, markSent, noteFailure } from '../notifications.queries.ts';
import { deleteWaiting, oldestNotTaken, takeTurn } from './sms.queries.ts';
import { hasEnded, Sms, writeSms } from './sms.ts';

/** In its own queue: SMS wait for their turns, and no email waits for them. */
export const sendSmsJob = defineJob({
  name: 'send-sms',
  queue: 'sms',
  payload: z.object({ notificationId: z.int().positive() }),
  priority: 10,
  attempts: 10,
});

/** Dependencies of sending. */
export interface Phones {
  db: Db;
  /** Null: not configured; nothing is sent. */
  service: MessagePro | null;
  /** The port that accounts implement. */
  wantsSms: (db: Db, customerId: number) => Promise<boolean>;
  now: () => Date;
}

/** Five a second, of all workers together. */
const APART_MS = 200;
const Payload = z.record(z.string(), z.unknown());

/** Sends one queued SMS in the daytime, in its turn. The service is called outside any transaction. */
export async function sendSms({ db, service, wantsSms, now }: Phones, notificationId: number): Promise<void> {
  const moment = smsMoment(now());
  if (moment > now()) return sendLater(db, notificationId, moment);
  const row = await beginAttempt(db, notificationId);
  if (row === undefined) return;
  const message = Sms.parse({ ...Payload.parse(row.payload), kind: row.template });
  const isWanted = row.customer_id !== null && (await wantsSms(db, row.customer_id));
  if (service === null || !isWanted || hasEnded(message, now())) return deleteWaiting(db, row.id);
  const leaving = { id: row.id, kind: message.kind, recipient: row.recipient, countedAt: row.counted_at };
  // No phone is verified.
  if (!(await staysWithinBudget(db, leaving, async () => false, now()))) return;

  const { name } = await shopFacts(db);
  const texts = await smsTexts(db);
  await setTimeout(await takeTurn(db, APART_MS));
  const sent = await service.send({ phone: row.recipient, text: writeSms(message, { shopName: name, texts }) });
  if (sent.state === 'sent') {
    await markSent(db, row.id, now());
    return takeAlong(db);
  }
  const reason = sent.state === 'refused' ? `refused: ${sent.status}` : sent.state;
  await noteFailure(db, row.id, reason);
  // It may have been sent, and nobody can be asked: the email has the same content, and no phone gets two SMS for one event (record 133).
  if (sent.state === 'unsure') return markFailed(db, row.id);
  throw new JobFailure(`the short message was not sent: ${reason}`);
}

/** The service is back: each SMS that it accepts starts one that waits for a retry, up to hours away. */
async function takeAlong(db: Db): Promise<void> {
  const waiting = await oldestNotTaken(db);
  if (waiting !== undefined) await hastenJob(db, keyOf(waiting));
}

const keyOf = (notificationId: number): string => `${sendSmsJob.name}:${notificationId}`;

/** An attempt at night is postponed to the morning, and not counted. */
const sendLater = (db: Db, notificationId: number, moment: Date): Promise<void> =>
  inTransaction(db, (tx) => enqueue(tx, sendSmsJob, { notificationId }, keyOf(notificationId), moment));

/** The handler of SMS. */
export const smsHandler = (phones: Phones): JobHandler =>
  handleJob(
    sendSmsJob,
    ({ notificationId }) => sendSms(phones, notificationId),
    (tx, { notificationId }) => markFailed(tx, notificationId),
  );
