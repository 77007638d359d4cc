import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { changedSinceClosing } from '@tokhi/rules/money/changed-since-closing';
import type { ClosedDay, CountedSum, MethodSums, ReceiptSums } from '@tokhi/rules/money/day-closing';
import { type DayDifference, nameOfDifference } from '@tokhi/rules/money/day-differences';
import type { Closing } from './closings.queries.ts';

type Shown = CallReply<AdminCalls['showDay']>;
type NameOf = (method: string) => string;

const sum = ({ count, sumTug }: CountedSum) => ({ count, sum: sumTug });
const receipts = ({ totalTug, vatTug }: ReceiptSums) => ({ total: totalTug, vat: vatTug });

export const presentMethod = (sums: MethodSums, nameOf: NameOf): Shown['methods'][number] => ({
  ...{ method: sums.method, name: nameOf(sums.method) },
  ...{ list: sums.list && sum(sums.list), bank: sums.bank && sum(sums.bank), recorded: sum(sums.recorded) },
  ...{ fees: sums.feesTug, refunds: sum(sums.refunds), receipts: sum(sums.receipts), voided: sum(sums.voided) },
  difference: sums.differenceTug,
});

export const presentTotals = ({ totals }: ClosedDay): Shown['totals'] => ({
  ...{ received: totals.receivedTug, sales: totals.salesTug, refunds: totals.refundsTug, fees: totals.feesTug },
  ...{ b2c: receipts(totals.b2c), b2b: receipts(totals.b2b), none: receipts(totals.none) },
});

export const presentDifference = (
  one: DayDifference,
  nameOf: NameOf,
  reason: string | null,
): Shown['differences'][number] => ({
  ...{ kind: one.kind, method: one.method, subject: one.subject, name: nameOf(one.method) },
  ...{ amount: one.amountTug, ordernumber: one.orderNumber, reason },
});

/** The closing next to the day's current figures. */
export function presentClosing(closing: Closing, day: ClosedDay, by: string, nameOf: NameOf): Shown['closing'] {
  const still = new Set(day.differences.map(nameOfDifference));
  return {
    closed_at: closing.closed_at.toISOString(),
    closed_by: by,
    resolved: closing.differences
      .filter((one) => !still.has(nameOfDifference(one)))
      .map((one) => presentDifference(one, nameOf, one.reason)),
    changes: changedSinceClosing(closing.sums, day.methods).map(({ method, column, beforeTug, nowTug }) => ({
      ...{ method, name: nameOf(method), column, before: beforeTug, now: nowTug },
    })),
  };
}
