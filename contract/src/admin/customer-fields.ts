import { z } from 'zod';
import { moment } from '../fields/moment.ts';
import { points, tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';

export const customerId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

export const listedCustomer = z.object({
  id: customerId,
  /** Null: the customer gave no name. */
  name: z.string().nullable(),
  /** Masked, like the phone. */
  email: z.string(),
  phone: z.string().nullable(),
  organisation: z.boolean(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  /** Where the last paid order was delivered. */
  district: z.string().nullable(),
  khoroo: z.int().nullable(),
  /** Paid orders, and their sum. */
  orders: z.int().nonnegative(),
  spent: tug,
  last_at: moment.nullable(),
  bonus: points,
  created_at: moment,
});

const order = z.object({
  ordernumber: z.string(),
  created_at: moment,
  status: orderStatus,
  total: tug,
  pieces: z.int().nonnegative(),
});

const ledgerLine = z.object({
  id: customerId,
  at: moment,
  points: z.int(),
  balance: points,
  reason: z.enum(['welcome', 'earned', 'spent', 'returned', 'taken_back', 'adjusted']),
  ordernumber: z.string().nullable(),
  /** For a correction: why, and the staff member who made it. */
  note: z.string().nullable(),
  staff: z.string().nullable(),
});

const correction = z.object({
  approval: customerId,
  version: z.int().positive(),
  points: z.int(),
  reason: z.string(),
  staff: z.string(),
  at: moment,
  /** The member who prepared it cannot approve it. */
  is_mine: z.boolean(),
});

const notice = z.object({
  id: customerId,
  channel: z.enum(['email', 'sms']),
  about: z.string(),
  ordernumber: z.string().nullable(),
  state: z.enum(['queued', 'sent', 'failed', 'skipped']),
  at: moment,
});

const event = z.object({
  id: customerId,
  at: moment,
  /** The action's name in the audit log. */
  action: z.string(),
  staff: z.string().nullable(),
  /** Which field was revealed. */
  field: z.string().nullable(),
  reason: z.string().nullable(),
});

export const shownCustomer = listedCustomer.extend({
  phone2: z.string().nullable(),
  /** Without the address itself, which has to be revealed. */
  address: z.object({ district: z.string(), khoroo: z.int().nullable() }).nullable(),
  register: z.string().nullable(),
  login: z.object({ password: z.boolean(), google: z.boolean(), facebook: z.boolean() }),
  wants: z.object({ price_drop: z.boolean(), back_in_stock: z.boolean(), sms: z.boolean() }),
  block: z.object({ at: moment, reason: z.string(), staff: z.string() }).nullable(),
  erased_at: moment.nullable(),
  last_seen_at: moment.nullable(),
  in_work: z.int().nonnegative(),
  all_orders: z.array(order),
  ledger: z.array(ledgerLine),
  /** Points that wait for a second person. */
  correction: correction.nullable(),
  /** Above this many points a second person approves; corrections of the last 24 hours count. */
  second_person_above: z.object({ adding: points, taking: points }),
  notices: z.array(notice),
  devices: z.array(z.object({ id: z.string(), browser: z.string(), last_seen_at: moment })),
  notes: z.array(z.object({ id: customerId, staff: z.string(), at: moment, text: z.string() })),
  history: z.array(event),
});

export type ShownCustomer = z.infer<typeof shownCustomer>;
