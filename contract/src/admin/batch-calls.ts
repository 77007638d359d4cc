// Batches: one action on many orders, previewed, run by the worker in portions, watched and taken back.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { orderFilter } from './order-filter.ts';

const rowNumber = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const orderNumber = z.string().regex(/^IK\d{10}$/);
const numbers = z.array(orderNumber).min(1).max(5_000);
/** Taking something back needs a reason. */
const takeBackReason = z.string().trim().min(3).max(300);

/** Which orders: named one by one, all or some orders of a truck, or all that match a filter at a moment. */
const chosenOrders = z.union([
  z.strictObject({ numbers }),
  z.strictObject({ truck: rowNumber, numbers: numbers.optional() }),
  z.strictObject({ filter: orderFilter, at: moment }),
]);

const action = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('move-orders'),
    /** Neither payments nor final statuses: those have calls of their own. */
    to: orderStatus.exclude(['pending', 'paid', 'expired', 'refunded']),
    orders: chosenOrders,
  }),
]);

/** Why an order of a batch stays unchanged. */
export const batchReasons = [
  'not_found',
  'not_paid',
  'ended',
  /** It has already taken this step. */
  'already_there',
  /** It has not taken the previous step. */
  'not_there_yet',
  /** Its source has no such step. */
  'not_on_its_way',
  /** A refund of all that is left of it is requested: that is decided first. */
  'asked_back',
  /** For taking back: the order has moved on, or was taken back before. */
  'changed_meanwhile',
  /** For taking back: the customer was notified, and only the owner corrects that. */
  'notified',
  /** Orders reserve more units than would remain. */
  'units_reserved',
  /** The batch was taken back before it came to this order. */
  'stopped',
  'failed',
] as const;

/** Orders that stay unchanged, by reason; at most 50 of them are named. */
const staying = z.object({
  reason: z.enum(batchReasons),
  count: z.int().positive(),
  numbers: z.array(z.string()),
});

const batch = z.object({
  id: rowNumber,
  kind: z.enum(['move-orders']),
  to: orderStatus,
  truck: rowNumber.nullable(),
  by: z.string().nullable(),
  at: moment,
  /** Null until the worker has read its orders. */
  total: z.int().nonnegative().nullable(),
  done: z.int().nonnegative(),
  staying: z.array(staying),
  finishedAt: moment.nullable(),
  /** When customers are notified; null if nothing was moved. */
  notifiedAt: moment.nullable(),
  /** The batch that this one takes back, with its reason. */
  takesBack: rowNumber.nullable(),
  reason: z.string().nullable(),
  /** The batch that took this one back. */
  takenBackBy: rowNumber.nullable(),
});

export const previewBatch = defineAdminCall('previewBatch', {
  purpose:
    'What a batch would do at this moment: which orders move, which stay and why, and what their customers read.',
  body: z.strictObject({ action }),
  reply: successReply({
    total: z.int().nonnegative(),
    moving: z.int().nonnegative(),
    /** The current statuses of those that move. */
    from: orderStatus.nullable(),
    staying: z.array(staying),
    emails: z.int().nonnegative(),
    sms: z.int().nonnegative(),
    notifiedAfterMinutes: z.int().nonnegative(),
    /** The whole email of the first one; null if none moves. */
    example: z
      .object({ ordernumber: z.string(), name: z.string(), subject: z.string(), text: z.array(z.string()) })
      .nullable(),
  }),
  refusals: ['truck_not_found'],
});

export const startBatch = defineAdminCall('startBatch', {
  purpose: 'Starts a batch; the worker reads which orders it is about and runs it in portions.',
  body: z.strictObject({ action }),
  reply: successReply({ batch }),
  refusals: ['truck_not_found', 'batch_too_large'],
});

export const showBatch = defineAdminCall('showBatch', {
  purpose: 'A batch: how far it is, which orders stayed and why, and until when nobody is notified.',
  body: z.strictObject({ batch: rowNumber }),
  reply: successReply({ batch }),
  refusals: ['batch_not_found'],
});

export const listBatches = defineAdminCall('listBatches', {
  purpose: 'What was done to a truck lately: its last batches, newest first.',
  body: z.strictObject({ truck: rowNumber }),
  reply: successReply({ batches: z.array(batch) }),
  refusals: [],
});

export const takeBackBatch = defineAdminCall('takeBackBatch', {
  purpose: 'Takes a batch back, once: until customers are notified, later by the owner, and they get a correction.',
  body: z.strictObject({ batch: rowNumber, reason: takeBackReason }),
  reply: successReply({ batch }),
  refusals: ['batch_not_found', 'nothing_to_take_back', 'only_owner_takes_back'],
});

export const takeBackOrder = defineAdminCall('takeBackOrder', {
  purpose:
    'Takes the last step of an order back, once: until its customer is notified, later by the owner, with a correction.',
  body: z.strictObject({ ordernumber: orderNumber, version: z.int().positive(), reason: takeBackReason }),
  reply: successReply({
    order: z.object({ ordernumber: z.string(), status: orderStatus, version: z.int().positive() }),
  }),
  refusals: ['order_not_found', 'changed_meanwhile', 'nothing_to_take_back', 'only_owner_takes_back'],
});
