// The shop's health, for staff: processes, queues and outside services. Only figures; the page explains them.
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
  /** It has sent no heartbeat for a minute. */
  is_silent: z.boolean(),
  /** In the last five minutes; the worker answers no requests. */
  answers: z.object({ all: count, failed: count, p95_ms: count.nullable() }),
  memory_mb: count,
  /** Statements that wait for a free connection to the database. */
  waiting_for_connection: count,
});

const queue = z.object({
  /** Null: jobs that no worker handles. */
  name: z.string().nullable(),
  /** Due and not started. */
  waiting: count,
  /** How long the oldest of them has been due. */
  oldest_seconds: seconds,
  /** Above it a person should check. */
  limit_seconds: count,
  /** Permanently failed in 24 hours. */
  failed: count,
  is_late: z.boolean(),
});

const service = z.object({
  name: z.string(),
  /** In the last hour, by all processes together. */
  ...{ asked: count, failed: count },
  /** For the slowest process. */
  p95_ms: count.nullable(),
  answered_at: moment.nullable(),
  /** After consecutive failures a process stops calling it for a while. */
  is_resting: z.boolean(),
});

const waiting = z.object({ count, oldest_at: moment.nullable() });

export const showStatus = defineAdminCall('showStatus', {
  purpose: 'What runs, what waits and who answers: processes, queues, outside services, money, invariants and search.',
  body: z.strictObject({}),
  reply: successReply({
    at: moment,
    last_order_at: moment.nullable(),
    /** Payments of 24 hours that a provider reported, and how many of them were noticed within three minutes. */
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
    /** Receipts not registered yet, and those that failed permanently. */
    receipts: z.object({ waiting, failed: count }),
    /** In 24 hours. */
    failed_notices: z.object({ email: count, sms: count }),
    /** Permanently failed jobs without a decision. */
    open_failures: count,
    /** The last nightly check; null: none recorded. */
    invariants: z.object({ checked_at: moment, broken: count }).nullable(),
    /** Changes not yet in lists and search, and when these were last up to date. */
    search: z.object({ waiting: count, fresh_at: moment.nullable() }),
  }),
  refusals: [],
});
