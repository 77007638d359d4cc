// A refund as its customer sees it, before and after the request (spec §9 Terms, record 134).
import { askedReasons, goodsReasons } from '@tokhi/rules/refund/refund-asking';
import { z } from 'zod';
import { type DeductionName, deductionTexts, type RefundStanding, refundStandings } from '../texts/refund-texts.ts';
import { moment } from './moment.ts';
import { points, tug } from './money.ts';

/** Until delivery an order is cancelled; afterwards its goods are defective. */
export const refundReason = z.enum(askedReasons);

/** Staff may also give back what the shop cannot deliver. */
export const goodsReason = z.enum(goodsReasons);

/** What is deducted, how much, and why in words. */
const deduction = z.object({
  name: z.enum(Object.keys(deductionTexts) as [DeductionName, ...DeductionName[]]),
  title: z.string(),
  why: z.string(),
  amount: tug,
});

/** The price of the pieces, each deduction, and the refund: gross − deductions = amount. */
export const refundSums = z.object({
  gross: tug,
  deductions: z.array(deduction),
  amount: tug,
  /** Points that paid for the pieces and are returned; points that they earned and that are taken back. */
  returned_bonus: points,
  taken_bonus: points,
});

/** A refund of goods that the owner requested, or staff for the owner, newest first on the order page. */
export const refundOfOrder = refundSums.extend({
  id: z.int(),
  reason: goodsReason,
  standing: z.enum(Object.keys(refundStandings) as [RefundStanding, ...RefundStanding[]]),
  /** Its state in words. */
  words: z.string(),
  asked_at: moment,
  settled_at: moment.nullable(),
  lines: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int().positive() })),
  /** The bank and the last four digits. */
  account: z.string(),
  /** Why it was declined. */
  answer: z.string().nullable(),
});

export type RefundReason = z.output<typeof refundReason>;
export type RefundSums = z.output<typeof refundSums>;
export type RefundOfOrder = z.output<typeof refundOfOrder>;
