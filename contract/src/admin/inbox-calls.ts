// Everything that needs a person: the facts come from their own tables; what people decide is stored separately.
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { defineAdminCall } from './admin-call.ts';
import { inboxGroups, inboxKindNames } from './inbox-kinds.ts';

const kind = z.enum(inboxKindNames);
const subject = z.string().min(1).max(100);
const severity = z.enum(['bad', 'warn', 'calm']);
/** 0: no decision yet. */
const version = z.int().nonnegative();
const count = z.int().nonnegative();

const item = z.object({
  kind,
  subject,
  title: z.string(),
  /** Who or what it is about, in addition to the title. */
  about: z.string(),
  detail: z.string(),
  ordernumber: z.string().nullable(),
  amount: tug.nullable(),
  since: moment,
  due_at: moment.nullable(),
  severity,
  assignee: z.string().nullable(),
  is_mine: z.boolean(),
  version,
  /** What Enter does: opens an address of the application, or enqueues a job again. */
  action: z.object({ label: z.string(), to: z.string().nullable(), job: z.int().positive().nullable() }),
});

const reply = successReply({ version: z.int().positive() });
const refusals = ['item_not_found', 'changed_meanwhile'] as const;

export const listInbox = defineAdminCall('listInbox', {
  purpose: 'What needs a person, as far as the asking member may act on it, by severity and age; at most 200 items.',
  body: z.strictObject({ kind: kind.optional(), whose: z.enum(['all', 'mine', 'unassigned']).default('all') }),
  reply: successReply({
    /** All kinds that the member may act on, also without items; before `kind` and `whose` narrow the items. */
    kinds: z.array(
      z.object({
        ...{ kind, group: z.enum(inboxGroups), title: z.string(), count, severity },
        oldest_at: moment.nullable(),
      }),
    ),
    counts: z.object({ all: count, mine: count, unassigned: count, late: count }),
    items: z.array(item),
  }),
  refusals: [],
});

export const assignItem = defineAdminCall('assignItem', {
  purpose: 'Takes an item, or lets it go.',
  body: z.strictObject({ kind, subject, version, to: z.enum(['me', 'unassigned']) }),
  reply,
  refusals,
});

export const postponeItem = defineAdminCall('postponeItem', {
  purpose: 'Hides an item until a moment within 30 days; without one it is shown again.',
  body: z.strictObject({ kind, subject, version, until: moment.nullable() }),
  reply,
  refusals,
});

export const finishItem = defineAdminCall('finishItem', {
  purpose: 'Marks an item as done, with a reason; without one it is open again.',
  body: z.strictObject({ kind, subject, version, reason: z.string().trim().min(1).max(200).nullable() }),
  reply,
  refusals,
});

const jobId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

export const retryJob = defineAdminCall('retryJob', {
  purpose: 'Enqueues a job that failed for good once more, with all of its attempts.',
  body: z.strictObject({ id: jobId }),
  reply: done,
  refusals: ['item_not_found'],
});

export const resolveJob = defineAdminCall('resolveJob', {
  purpose: 'Closes a job that failed for good without doing it, with a reason.',
  body: z.strictObject({ id: jobId, reason: z.string().trim().min(1).max(200) }),
  reply: done,
  refusals: ['item_not_found'],
});
