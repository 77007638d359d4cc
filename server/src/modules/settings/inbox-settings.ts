import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

const hours = z.number().min(0).max(2_160);

/** When inbox items are due. */
export interface InboxSettings {
  /** Working hours within which a transfer is confirmed, and a lender's number entered. */
  transferHours: number;
  lenderNumberHours: number;
  /** An item with a deadline appears this many minutes before it. */
  minutesBeforeDeadline: number;
  /** A refund that was sent is checked after this many minutes without an answer. */
  refundAnswerMinutes: number;
  /** With fewer lottery numbers, more must be fetched. */
  fewLotteries: number;
  /** From this many unpaid orders on, too many of the 10,000 endings for transfers are taken. */
  manyUnpaidOrders: number;
  /** How many days a failed notice or a review stays. */
  noticeDays: number;
  reviewDays: number;
  /** After how many hours an item of a kind is soon late, and late; other kinds keep their defaults. */
  ages: Record<string, { soon: number; late: number }>;
}

export const { read: inboxSettings, form: inboxForm } = settingRecord<InboxSettings>(
  'inbox',
  z.strictObject({
    transferHours: hours.default(4),
    lenderNumberHours: hours.default(3),
    minutesBeforeDeadline: z.int().min(0).max(540).default(60),
    refundAnswerMinutes: z.int().min(1).max(10_000).default(30),
    fewLotteries: z.int().min(0).max(1_000_000).default(500),
    manyUnpaidOrders: z.int().min(1).max(10_000).default(5_000),
    noticeDays: z.int().min(1).max(90).default(7),
    reviewDays: z.int().min(1).max(365).default(30),
    ages: z.record(z.string(), z.strictObject({ soon: hours, late: hours })).default({}),
  }),
);
