// Statements of the shop's banks: imported, matched with orders, confirmed with ten seconds to withdraw (record 187).
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { paymentOutcomes } from './payment-calls.ts';

const rowId = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.int().positive();
const orderNumber = z.string().regex(/^IK\d{10}$/);
const bank = z.string().regex(/^[a-z0-9-]{1,30}$/);

/** A file of 20 MB as base64: with its JSON it fits into a body of 32 MB. */
const file = z.base64().min(1).max(28_000_000);
const fileName = z.string().trim().min(1).max(200);

const heading = z.string().trim().min(1).max(100);

/** The headings of a bank's columns. `credit` may be negative for outgoing money; a column that a bank does not have is null. */
const bankColumns = z.strictObject({
  at: heading,
  time: heading.nullable(),
  credit: heading,
  debit: heading.nullable(),
  memo: heading,
  payer: heading.nullable(),
  account: heading.nullable(),
  number: heading.nullable(),
});

export type BankColumns = z.output<typeof bankColumns>;
export const bankColumnsByBank = z.record(bank, bankColumns);

const outcome = z.enum(paymentOutcomes);

const suggestion = z.object({
  ordernumber: z.string(),
  status: orderStatus,
  name: z.string(),
  created_at: moment,
  pay_by: moment,
  total: tug,
  /** What is still due. */
  due: tug,
  pieces: z.int(),
  /** By reason; a missing reason gives none. */
  points: z.object({
    reference: z.int().optional(),
    amount: z.int().optional(),
    parts: z.int().optional(),
    name: z.int().optional(),
    time: z.int().optional(),
  }),
  sum: z.int(),
  /** What confirming would do now. */
  outcome,
});

export const transferStates = ['open', 'pending', 'confirmed', 'skipped', 'not_income'] as const;
export const matchVerdicts = ['sure', 'likely', 'short', 'over', 'late', 'duplicate', 'several', 'none'] as const;

const transfer = z.object({
  id: rowId,
  version,
  bank: z.string(),
  received_at: moment,
  amount: z.int(),
  payer: z.string(),
  memo: z.string(),
  /** Masked: the last four digits. */
  account: z.string(),
  state: z.enum(transferStates),
  /** For an undecided line. */
  verdict: z.enum(matchVerdicts).nullable(),
  isTicked: z.boolean(),
  suggestions: z.array(suggestion),
  /** The chosen order, who chose it, and until when that can be withdrawn. */
  ordernumber: z.string().nullable(),
  staff: z.string().nullable(),
  runAt: moment.nullable(),
  outcome: outcome.nullable(),
  /** Why a decision was not applied: the code of a refusal. */
  problem: z.string().nullable(),
});

const transferCounts = z.record(z.enum(transferStates), z.object({ count: z.int(), sum: z.int() }));

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(200);
const named = z.strictObject({ id: rowId, version });

export const previewStatement = defineAdminCall('previewStatement', {
  purpose: 'The first rows of a bank’s file, to say which column is what.',
  body: z.strictObject({ file }),
  reply: successReply({ rows: z.array(z.array(z.string())) }),
  refusals: ['file_unreadable', 'shop_busy'],
});

export const showBankColumns = defineAdminCall('showBankColumns', {
  purpose: 'Which column is what in the files of each bank.',
  body: z.strictObject({}),
  reply: successReply({ banks: bankColumnsByBank, version }),
  refusals: [],
});

export const saveBankColumns = defineAdminCall('saveBankColumns', {
  purpose: 'Says once for a bank which column of its files is what.',
  body: z.strictObject({ bank, columns: bankColumns, version }),
  reply: successReply({ version }),
  refusals: ['changed_meanwhile'],
});

export const importStatement = defineAdminCall('importStatement', {
  purpose: 'Imports a bank’s file; a line that is there already is not added again.',
  body: z.strictObject({ bank, name: fileName, file }),
  reply: successReply({
    statement: rowId,
    rows: z.int(),
    added: z.int(),
    /** Rows without a date or a sum: headings and totals. */
    left: z.int(),
  }),
  refusals: ['file_unreadable', 'bank_columns_unknown', 'shop_busy'],
});

export const listTransfers = defineAdminCall('listTransfers', {
  purpose: 'Lines of statements in one state, newest first, with the orders that undecided ones may pay.',
  body: z.strictObject({ state: z.enum(transferStates) }),
  reply: successReply({
    transfers: z.array(transfer),
    counts: transferCounts,
    oldest: moment.nullable(),
    statement: z.object({ bank: z.string(), name: z.string(), at: moment, from: moment, to: moment }).nullable(),
  }),
  refusals: [],
});

export const suggestOrder = defineAdminCall('suggestOrder', {
  purpose: 'What a line would be to an order that staff looked for themselves.',
  body: z.strictObject({ id: rowId, ordernumber: orderNumber }),
  reply: successReply({ suggestion }),
  refusals: ['order_not_found', 'transfer_not_found'],
});

export const confirmTransfers = defineAdminCall('confirmTransfers', {
  purpose: 'Matches lines with orders, or with nobody; written ten seconds later unless withdrawn.',
  body: z.strictObject({
    rows: rows(
      named.extend({
        /** Null: money without a known order, which becomes a refund task until its owner is found. */
        ordernumber: orderNumber.nullable(),
        /** The outcome that the screen showed: if it would be another one by now, nothing is decided. */
        expected: outcome,
      }),
    ),
  }),
  reply: successReply({ runAt: moment, rows: z.array(z.object({ id: rowId, version })) }),
  refusals: ['transfer_not_found', 'order_not_found', 'changed_meanwhile'],
});

export const withdrawTransfers = defineAdminCall('withdrawTransfers', {
  purpose: 'Withdraws decisions that are not written yet.',
  body: z.strictObject({ rows: rows(named) }),
  reply: done,
  refusals: ['transfer_not_found', 'changed_meanwhile'],
});

export const setTransfersAside = defineAdminCall('setTransfersAside', {
  purpose: 'Leaves lines for later, says that they are no income, or takes that back.',
  body: z.strictObject({ rows: rows(named), to: z.enum(['open', 'skipped', 'not_income']) }),
  reply: done,
  refusals: ['transfer_not_found', 'changed_meanwhile'],
});

const unknownMoney = z.object({
  id: rowId,
  received_at: moment,
  amount: tug,
  /** The provider's name for staff. */
  provider: z.string(),
  payer: z.string().nullable(),
  /** The text on the bank's line, if it came by one. */
  memo: z.string().nullable(),
  /** Orders that it may be for, the likeliest first. */
  suggestions: z.array(suggestion),
});

export const listUnknownMoney = defineAdminCall('listUnknownMoney', {
  purpose: 'Money for no known order that was not sent back yet.',
  body: z.strictObject({}),
  reply: successReply({ payments: z.array(unknownMoney) }),
  refusals: [],
});

export const suggestForPayment = defineAdminCall('suggestForPayment', {
  purpose: 'What money of nobody known would be to an order that staff looked for themselves.',
  body: z.strictObject({ payment: rowId, ordernumber: orderNumber }),
  reply: successReply({ suggestion }),
  refusals: ['order_not_found', 'payment_not_found'],
});

export const assignPayment = defineAdminCall('assignPayment', {
  purpose: 'Gives money of nobody known to its order; the task to send it back is cancelled in the same transaction.',
  body: z.strictObject({ payment: rowId, ordernumber: orderNumber, expected: outcome }),
  reply: successReply({ outcome }),
  refusals: ['order_not_found', 'payment_not_found', 'refund_finished', 'changed_meanwhile'],
});
