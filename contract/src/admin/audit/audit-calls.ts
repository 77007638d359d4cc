// The audit log for staff: searched by person, action, time and subject; one row field by field (record 211).
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { auditGroups } from './audit-words.ts';

const rowId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** The last row of the previous page: its time in microseconds, and its id. */
const pageKey = z.strictObject({ at: z.int().nonnegative(), id: rowId });

const member = z.object({ id: rowId, name: z.string() });

const subject = z.object({ kind: z.string(), id: z.string() });

const row = z.object({
  id: rowId,
  at: moment,
  /** Null: the shop itself, or a refused login. */
  staff: member.nullable(),
  action: z.string(),
  subject,
  /** How many fields it lists. */
  fields: z.int().nonnegative(),
  /** A refused login stands for all refused logins of its minute. */
  times: z.int().positive(),
});

export const listAudit = defineAdminCall('listAudit', {
  purpose:
    'What staff did and who could not log in, newest first, 50 at a time; the first page also counts the groups.',
  body: z.strictObject({
    group: z.enum(auditGroups).optional(),
    /** A member, or the shop itself. */
    who: z.union([rowId, z.literal('system')]).optional(),
    action: z.string().trim().min(1).max(60).optional(),
    /** The subject: the number of an order, the code of a product, the name of a setting. */
    subject: z.string().trim().min(1).max(60).optional(),
    /** Days of Ulaanbaatar, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    after: pageKey.optional(),
  }),
  reply: successReply({
    rows: z.array(row),
    next: pageKey.nullable(),
    /** Counted up to 1,000 each; null on later pages, like the members. */
    counts: z.record(z.enum(['all', ...auditGroups]), z.int().nonnegative().max(1_000)).nullable(),
    members: z.array(member).nullable(),
  }),
  refusals: [],
});

const fact = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const showAudit = defineAdminCall('showAudit', {
  purpose:
    'One row of the audit log: each field before and after, where from, the second person, and what else happened to its subject.',
  body: z.strictObject({ id: rowId }),
  reply: successReply({
    row,
    facts: z.array(fact),
    /** Masked; null: the shop itself. */
    address: z.string().nullable(),
    request: z.string().nullable(),
    /** Who prepared it, if a second person approved it. */
    second: z.object({ prepared: z.string(), approved: z.string(), at: moment, reason: z.string() }).nullable(),
    /** What else the same request did. */
    beside: z.array(row),
    /** The newest rows about the same subject, and how many there are, counted up to 100. */
    others: z.array(row),
    count: z.int().nonnegative().max(100),
  }),
  refusals: ['audit_row_not_found'],
});

export const auditCalls = { listAudit, showAudit };
