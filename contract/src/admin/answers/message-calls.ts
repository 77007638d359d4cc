// Messages of customers, one thread per customer, answered by email.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';

const rowId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const listedThread = z.object({
  customer: rowId,
  name: z.string().nullable(),
  /** The customer's last message. */
  title: z.string(),
  message: z.string(),
  at: moment,
  /** How many of the customer's messages have no answer. */
  waiting: z.int().nonnegative(),
});

const thread = z.object({
  customer: rowId,
  name: z.string().nullable(),
  /** Masked. */
  email: z.string(),
  /** The customer's last message: an answer is refused when a newer one has come since. */
  last: rowId,
  waiting: z.int().nonnegative(),
  /** By time; `staff` is null for what the customer wrote. */
  lines: z.array(
    z.object({
      key: z.string(),
      staff: z.string().nullable(),
      title: z.string().nullable(),
      text: z.string(),
      at: moment,
    }),
  ),
});

export const listThreads = defineAdminCall('listThreads', {
  purpose: 'Customers whose messages wait for an answer, the oldest first, or those who wrote last, 50 at a time.',
  body: z.strictObject({ show: z.enum(['waiting', 'all']).default('waiting'), after: rowId.optional() }),
  reply: successReply({ threads: z.array(listedThread), next: rowId.nullable() }),
  refusals: [],
});

export const showThread = defineAdminCall('showThread', {
  purpose: 'What a customer wrote and what staff answered.',
  body: z.strictObject({ customer: rowId }),
  reply: successReply({ thread }),
  refusals: ['thread_not_found'],
});

export const answerThread = defineAdminCall('answerThread', {
  purpose: 'Answers a customer by email; all messages until then are answered by it.',
  body: z.strictObject({ customer: rowId, last: rowId, text: z.string().trim().min(1).max(2_000) }),
  reply: successReply({ thread }),
  refusals: ['thread_not_found', 'changed_meanwhile'],
});

export const closeThread = defineAdminCall('closeThread', {
  purpose: 'Says that the messages of a customer need no answer.',
  body: z.strictObject({ customer: rowId, last: rowId }),
  reply: successReply({ thread }),
  refusals: ['thread_not_found', 'changed_meanwhile'],
});
