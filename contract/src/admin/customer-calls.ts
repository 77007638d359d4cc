// Customers for staff: a search by many fields, and one page with everything that the shop knows.
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { defineAdminCall } from './admin-call.ts';
import { customerId, listedCustomer, shownCustomer } from './customer-fields.ts';
import { blockReasonNames, correctionReasonNames, customerViews } from './customer-words.ts';

/** The last row of the previous page, by the sort key of the view. */
const pageKey = z.strictObject({ value: z.int().nonnegative(), id: customerId });

export const listCustomers = defineAdminCall('listCustomers', {
  purpose: 'Customers of a view or found by a text, 50 at a time; the first page also counts the views.',
  body: z.strictObject({
    view: z.enum(customerViews).default('all'),
    /** A phone or its ending, an email, a name or an order number; it searches all customers. */
    text: z.string().trim().min(2).max(100).optional(),
    after: pageKey.optional(),
  }),
  reply: successReply({
    customers: z.array(listedCustomer),
    next: pageKey.nullable(),
    /** Counted up to 1,000. */
    counts: z.record(z.enum(customerViews), z.int().nonnegative().max(1_000)).nullable(),
  }),
  refusals: [],
});

export const showCustomer = defineAdminCall('showCustomer', {
  purpose: 'One customer with orders, points, notices, devices, notes and what staff did.',
  body: z.strictObject({ id: customerId }),
  reply: successReply({ customer: shownCustomer }),
  refusals: ['customer_not_found'],
});

const shown = successReply({ customer: shownCustomer });

const revealed = z.strictObject({ id: customerId, field: z.enum(['phone', 'second_phone', 'email', 'address']) });

export const revealCustomer = defineAdminCall('revealCustomer', {
  purpose: 'Shows a phone, the email or the last address of a customer whole; an audit row names the field.',
  body: revealed,
  /** Null: there is none. */
  reply: successReply({ value: z.string().nullable() }),
  refusals: ['customer_not_found'],
});

export const revealCustomerWithReason = defineAdminCall('revealCustomerWithReason', {
  purpose: 'The same as revealCustomer for whoever has to give a reason, which the audit row holds.',
  body: revealed.extend({ reason: z.string().trim().min(3).max(200) }),
  reply: successReply({ value: z.string().nullable() }),
  refusals: ['customer_not_found'],
});

export const addCustomerNote = defineAdminCall('addCustomerNote', {
  purpose: 'Adds a note about a customer, for colleagues.',
  body: z.strictObject({ id: customerId, text: z.string().trim().min(1).max(1_000) }),
  reply: shown,
  refusals: ['customer_not_found'],
});

export const correctBonus = defineAdminCall('correctBonus', {
  purpose:
    'Adds points to a customer or takes some; above the limit of the settings a second person approves it first.',
  body: z.strictObject({
    id: customerId,
    points: z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((value) => value !== 0),
    because: z.enum(correctionReasonNames),
    note: z.string().trim().min(1).max(200),
  }),
  reply: shown,
  refusals: ['customer_not_found', 'points_not_enough', 'approval_in_work'],
});

export const approveBonus = defineAdminCall('approveBonus', {
  purpose: 'Approves or declines a correction of points that somebody else prepared; approved, it is written at once.',
  body: z.strictObject({ approval: customerId, version: z.int().positive(), state: z.enum(['approved', 'declined']) }),
  reply: shown,
  refusals: [
    ...(['approval_not_found', 'changed_meanwhile', 'second_person_required'] as const),
    ...(['points_not_enough', 'customer_not_found'] as const),
  ],
});

export const blockCustomer = defineAdminCall('blockCustomer', {
  purpose: 'Blocks an account and ends its sessions: no login and no new order. Orders and points stay.',
  body: z.strictObject({ id: customerId, because: z.enum(blockReasonNames), note: z.string().trim().min(1).max(300) }),
  reply: shown,
  refusals: ['customer_not_found', 'changed_meanwhile'],
});

export const unblockCustomer = defineAdminCall('unblockCustomer', {
  purpose: 'Opens a blocked account again.',
  /** `was`: when the account was blocked, as the page shows it. */
  body: z.strictObject({ id: customerId, was: moment }),
  reply: shown,
  refusals: ['customer_not_found', 'changed_meanwhile'],
});

export const endCustomerSessions = defineAdminCall('endCustomerSessions', {
  purpose: 'Logs a customer out of one device, or of all of them.',
  body: z.strictObject({
    id: customerId,
    session: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  reply: shown,
  refusals: ['customer_not_found'],
});

export const exportCustomer = defineAdminCall('exportCustomer', {
  purpose:
    'Everything the shop knows of a customer, table by table, to be handed to that customer; each time is written down.',
  body: z.strictObject({ id: customerId }),
  reply: successReply({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  refusals: ['customer_not_found'],
});

export const eraseCustomer = defineAdminCall('eraseCustomer', {
  purpose: 'Erases a customer who asked for it; orders and ledger stay without a name.',
  body: z.strictObject({ id: customerId }),
  reply: done,
  refusals: ['customer_not_found', 'order_in_work'],
});
