// How the shop itself is, for staff: what runs, what waits, who answers. Figures; what they mean is said by the page.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';

const count = z.int().nonnegative();
const seconds = z.number().nonnegative();

const runningProcess = z.object({
  process: z.enum(['api', 'worker', 'admin']),
  /** Machine and port. */
  place: z.string(),
  version: z.string(),
  started_at: moment,
  seen_at: moment,
  /** It has not said for a minute that it runs. */
  is_silent: z.boolean(),
  /** Of the last five minutes; the worker answers nobody. */
  answers: z.object({ all: count, failed: count, p95_ms: count.nullable() }),
  memory_mb: count,
  /** Statements that wait for a free connection to the database. */
  waiting_for_connection: count,
});

const queue = z.object({
  /** Null: jobs that no worker knows. */
  name: z.string().nullable(),
  /** Due and not begun. */
  waiting: count,
  /** How long the oldest of them has been due. */
  oldest_seconds: seconds,
  /** Above it somebody should look. */
  limit_seconds: count,
  /** Failed for good in 24 hours. */
  failed: count,
  is_late: z.boolean(),
});

const service = z.object({
  name: z.string(),
  /** In the last hour, by all processes together. */
  ...{ asked: count, failed: count },
  /** Of the slowest process. */
  p95_ms: count.nullable(),
  answered_at: moment.nullable(),
  /** After failures in a row a process does not ask it for a while. */
  is_resting: z.boolean(),
});

const waiting = z.object({ count, oldest_at: moment.nullable() });

export const showStatus = defineAdminCall('showStatus', {
  purpose: 'What runs, what waits and who answers: processes, queues, outside services, money, invariants and search.',
  body: z.strictObject({}),
  reply: successReply({
    at: moment,
    last_order_at: moment.nullable(),
    /** Payments of 24 hours that were told by a provider, and how many of them were seen within three minutes. */
    payments: z.object({ all: count, in_time: count }),
    processes: z.array(runningProcess),
    queues: z.array(queue),
    services: z.array(service),
    money: z.object({
      /** Unpaid orders whose provider has not said for two hours whether they are paid. */
      unanswered: waiting,
      refunds: waiting,
      unknown: waiting,
      transfers: waiting,
    }),
    /** What is not registered yet, and what failed for good. */
    receipts: z.object({ waiting, failed: count }),
    /** In 24 hours. */
    failed_notices: z.object({ email: count, sms: count }),
    /** Jobs that failed for good and that nobody has decided about. */
    open_failures: count,
    /** The last nightly check; null: none has run since this is noted. */
    invariants: z.object({ checked_at: moment, broken: count }).nullable(),
    /** Changes that wait for lists and search, and when they last were up to date. */
    search: z.object({ waiting: count, fresh_at: moment.nullable() }),
  }),
  refusals: [],
});
