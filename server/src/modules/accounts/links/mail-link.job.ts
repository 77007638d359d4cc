import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { queueEmail } from '../../notifications/public.ts';
import { lockCustomerByEmail } from '../entry/customers.queries.ts';
import { takeLinkRequest } from './link-requests.queries.ts';
import { makeLink } from './make-link.ts';

/** A person is waiting for the email. */
export const mailLinkJob = defineJob({
  name: 'mail-link',
  queue: 'mail',
  payload: z.object({ requestId: z.int().positive() }),
  priority: 0,
  attempts: 6,
});

/** Handles a requested link: sends an email if an account can use the link. Safe to run twice. */
export async function mailLink(db: Db, requestId: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await takeLinkRequest(tx, requestId);
    if (request === undefined) return;
    const { email, purpose } = request;
    const customer = await lockCustomerByEmail(tx, email);
    if (customer === undefined) return;
    if (purpose === 'confirm_email' && customer.email_confirmed_at !== null) return;
    const { token, key } = await makeLink(tx, customer.id, email, purpose, now);
    const to = { email, customerId: customer.id, name: customer.name };
    const kind = purpose === 'confirm_email' ? 'confirm-email' : 'reset-password';
    await queueEmail(tx, { kind, token }, to, key);
  });
}

export const mailLinkHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(mailLinkJob, ({ requestId }) => mailLink(db, requestId, now()));
