// Everything that the page of one order shows to staff. Phones, emails and accounts are masked.
import { orderSources } from '@tokhi/rules/order/order-source';
import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';
import { moment } from '../fields/moment.ts';
import { points, tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { refundOfOrder, refundReason } from '../fields/refund-fields.ts';
import { messageTemplates } from './message-texts.ts';

export const orderNumber = z.string().regex(/^IK\d{10}$/);

const line = z.object({
  code: z.string(),
  name: z.string(),
  colour: z.string(),
  /** Empty if there is none. */
  image: z.string(),
  /** For one piece, as sold; `before` is its price without campaigns. */
  price: tug,
  before: tug,
  quantity: z.int().positive(),
  total: tug,
});

/** A step of the order: when it was reached, or between which moments it is expected. */
const step = z.object({ status: orderStatus, at: moment.nullable(), from: moment.nullable(), to: moment.nullable() });

const change = z.object({
  from: orderStatus.nullable(),
  to: orderStatus,
  at: moment,
  by: z.enum(['customer', 'staff', 'system']),
  /** The staff member, if one did it. */
  staff: z.string().nullable(),
  note: z.string().nullable(),
});

/** An audit row of the order, with its facts as text. */
const audited = z.object({
  action: z.string(),
  at: moment,
  staff: z.string().nullable(),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});

const note = z.object({ id: z.int().positive(), text: z.string(), at: moment, staff: z.string() });

export const ledgerKinds = [
  'invoice',
  'invoice_closed',
  'payment',
  'refund_open',
  'refund_done',
  'refund_declined',
  'bonus',
  'receipt',
] as const;

/** A row of the ledger. The balance is what the customer still owes; below 0 the shop owes it. Points and receipts do not change it. */
const ledgerRow = z.object({
  at: moment,
  kind: z.enum(ledgerKinds),
  about: z.string(),
  charged: z.int().nullable(),
  received: z.int().nullable(),
  points: z.int().nullable(),
  balance: z.int().nullable(),
});

const receipt = z.object({
  state: z.enum(['waiting', 'registered', 'failed', 'voided']),
  id: z.string().nullable(),
  at: moment.nullable(),
  total: tug,
  vat: tug,
  organisation: z.boolean(),
});

const notice = z.object({
  id: z.int().positive(),
  /** The template's name from `docs/notices.md`, in words. */
  about: z.string(),
  channel: z.enum(['email', 'sms']),
  state: z.enum(['queued', 'sent', 'failed', 'skipped']),
  at: moment,
  /** The text if a staff member wrote it; null for all others. */
  text: z.string().nullable(),
  may_send_again: z.boolean(),
});

const otherOrder = z.object({ ordernumber: z.string(), status: orderStatus, created_at: moment, total: tug });

/** Only for members with full permission for orders; null for those who may only read. */
const office = z.object({
  terms: z.array(z.object({ name: z.enum(termNames), amount: z.int(), explanation: z.string() })),
  ledger: z.array(ledgerRow),
  /** What is still owed; 0: balanced. */
  balance: z.int(),
  receipt: receipt.nullable(),
  refundable: refundReason.nullable(),
  refunds: z.array(refundOfOrder),
  notices: z.array(notice),
  /** Texts that a message can begin with. */
  message_texts: z.record(z.enum(messageTemplates), z.string()),
  customer: z.object({ orders: z.int().positive(), bonus: points, others: z.array(otherOrder) }),
});

export const shownOrder = z.object({
  id: z.int().positive(),
  ordernumber: z.string(),
  status: orderStatus,
  source: z.enum(orderSources),
  /** The staff member who took it by telephone. */
  placed_by: z.string().nullable(),
  created_at: moment,
  total: tug,
  version: z.int().positive(),
  /** The step that staff may move it to; null if there is none. */
  next: orderStatus.nullable(),
  /** What that step does: whether goods leave the stock, and after how many minutes the customer is notified. */
  next_does: z.object({ stock_leaves: z.boolean(), notice_after_minutes: z.int().nonnegative() }).nullable(),
  steps: z.array(step),
  late: orderStatus.nullable(),
  pay_by: moment.nullable(),
  name: z.string(),
  organisation: z.string().nullable(),
  phone: z.string(),
  phone2: z.string().nullable(),
  email: z.string(),
  delivery: z.enum(['delivery', 'pickup']),
  /** For a delivery; for a pickup the name of the place. */
  district: z.string().nullable(),
  district_id: z.int().nullable(),
  khoroo: z.int().nullable(),
  address: z.string().nullable(),
  place: z.string().nullable(),
  point: z.object({ lat: z.number(), long: z.number() }).nullable(),
  /** Whether contacts and address can still be changed. */
  contacts_open: z.boolean(),
  payment: z.string().nullable(),
  weight_grams: z.int().nonnegative(),
  volume_ml: z.int().nonnegative(),
  packages: z.int().nonnegative(),
  assignee: z.object({ id: z.int().positive(), name: z.string(), is_me: z.boolean() }).nullable(),
  lines: z.array(line),
  history: z.array(change),
  /** Null for members who may not read the audit log. */
  changes: z.array(audited).nullable(),
  notes: z.array(note),
  office: office.nullable(),
});

export type ShownOrder = z.output<typeof shownOrder>;
