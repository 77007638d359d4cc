// What customers see and decide about their own account, in addition to section 7 (record 040).
import { z } from 'zod';
import { defineCall, done, nothing, successReply } from '../call.ts';
import { mailedProof } from '../fields/mailed-proof.ts';
import { moment } from '../fields/moment.ts';
import { points } from '../fields/money.ts';
import { pageNumber, pagination } from '../fields/paging.ts';
import { typedPassword } from '../fields/person-fields.ts';

/** Identifies a session to its owner but does not open it. */
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

const openSession = z.object({
  id: sessionId,
  /** The calling session. */
  current: z.boolean(),
  browser: z.string(),
  address: z.string(),
  created_at: moment,
  last_seen_at: moment,
});

const securityEvent = z.object({
  id: z.int(),
  /** What happened, in words. */
  words: z.string(),
  /** How often within a minute. */
  count: z.int(),
  /** Masked: it may be a stranger's. */
  address: z.string(),
  at: moment,
});

export const mySessions = defineCall('mySessions', {
  purpose: 'The browsers in which the customer is signed in, and what happened around the account lately.',
  body: nothing,
  reply: successReply({ sessions: z.array(openSession), events: z.array(securityEvent) }),
  refusals: [],
});

/** A session that has ended, never existed or belongs to another account gives the same reply: it does not open this account. */
export const endSession = defineCall('endSession', {
  purpose: 'Ends one of the customer’s sessions.',
  body: z.strictObject({ id: sessionId }),
  reply: done,
  refusals: [],
});

const bonusLine = z.object({
  id: z.int(),
  points: z.int(),
  /** Its purpose, in words. */
  words: z.string(),
  created_at: moment,
});

export const myBonus = defineCall('myBonus', {
  purpose: 'The customer’s bonus and everything that moved it, newest first.',
  body: z.strictObject({ page: pageNumber }),
  reply: successReply({ balance: points, lines: z.array(bonusLine), pagination }),
  refusals: [],
});

/** One light call for the header and the hearts on every page. */
export const myMarks = defineCall('myMarks', {
  purpose: 'Name, bonus and saved product codes of the customer.',
  body: nothing,
  reply: successReply({ data: z.object({ name: z.string(), bonus: points, saved: z.array(z.string()) }) }),
  refusals: [],
});

/** Emails about the account and its orders cannot be switched off; SMS about orders can. */
export const myNotices = defineCall('myNotices', {
  purpose: 'Which letters and short messages the customer wants; a field that is sent is changed first.',
  body: z.strictObject({
    price_drop: z.boolean().optional(),
    back_in_stock: z.boolean().optional(),
    sms: z.boolean().optional(),
  }),
  reply: successReply({ price_drop: z.boolean(), back_in_stock: z.boolean(), sms: z.boolean() }),
  refusals: [],
});

export const exportMyData = defineCall('exportMyData', {
  purpose: 'Everything the shop knows of the customer, table by table.',
  /** An open session is not enough to export everything. */
  body: z.strictObject({ currentPassword: typedPassword.optional(), proof: mailedProof.optional() }),
  reply: successReply({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  refusals: ['wrong_password', 'code_wrong', 'too_many_tries', 'too_many_requests'],
});

export const deleteAccount = defineCall('deleteAccount', {
  purpose: 'Erases the customer; orders and ledger stay without a name.',
  body: z.strictObject({ currentPassword: typedPassword.optional(), proof: mailedProof.optional() }),
  reply: done,
  refusals: ['wrong_password', 'code_wrong', 'order_in_work', 'too_many_tries'],
});

export type BonusLine = z.output<typeof bonusLine>;
export type SecurityEvent = z.output<typeof securityEvent>;
export type OpenSession = z.output<typeof openSession>;
