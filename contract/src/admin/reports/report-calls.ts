// Reports of the past (record 209): sums of days that are over, each period compared with the previous one of the same length.
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { defineAdminCall } from '../admin-call.ts';

const count = z.int().nonnegative();
const day = z.iso.date();

/** A leap year. */
const LONGEST_REPORT_DAYS = 366;

const sums = z.object({
  ...{ orders: count, sales: tug, refunds: tug },
  /** Orders with a code, and the discount of the codes. */
  ...{ coded_orders: count, codes: tug },
  ...{ delivered: count, in_time: count },
  ...{ searches: count, searches_in_vain: count },
  bonus: z.object({
    ...{ given: z.int(), spent: z.int(), taken_back: z.int(), adjusted: z.int() },
    /** The points of customers at the start and the end; null: that day was not counted. */
    ...{ owed_before: z.int().nullable(), owed: z.int().nullable() },
  }),
});

const oneDay = z.object({
  ...{ day, orders: count, sales: tug, refunds: tug, delivered: count, in_time: count, bonus_owed: z.int() },
});

const method = z.object({
  ...{ method: z.string(), name: z.string(), orders: count, sales: tug, sales_before: tug },
  /** From choosing the method to the payment, on average. */
  seconds: z.number(),
});

/** Sales whose cost was known on their day, and that cost at today's rate of the yuan. */
const margin = z.object({ known: tug, cost: tug, known_before: tug, cost_before: tug });

const shelf = z.object({
  ...{ id: z.int(), name: z.string(), pieces: count, sales: tug, sales_before: tug },
  /** Absent for members who may not see costs. */
  margin: margin.optional(),
});

const stock = z.object({
  ...{ id: z.int(), name: z.string() },
  /** The average stock, and how many days it lasts at the speed of the period; null: nothing was sold. */
  ...{ value: tug, days: z.number().nullable(), days_before: z.number().nullable() },
});

export const showReport = defineAdminCall('showReport', {
  purpose: 'Sales, margin, methods, categories, brands, deliveries, stock, bonus, codes and searches of a period.',
  body: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_REPORT_DAYS * DAY_MS),
  reply: successReply({
    /** The last counted day, and when it was counted; null: none yet. */
    counted: z.object({ day, at: moment }).nullable(),
    before: z.object({ from: day, to: day }),
    ...{ sums, sums_before: sums },
    ...{ days: z.array(oneDay), days_before: z.array(oneDay) },
    ...{ methods: z.array(method), categories: z.array(shelf), brands: z.array(shelf), stock: z.array(stock) },
  }),
  refusals: [],
});
