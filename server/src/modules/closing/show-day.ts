import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { nameOfDifference } from '@tokhi/rules/money/day-differences';
import { methodOf } from '../settings/public.ts';
import { presentClosing, presentDifference, presentMethod, presentTotals } from './closing.present.ts';
import type { ClosingDeps } from './closing-deps.ts';
import { closingOfDay, closingsBetween } from './closings.queries.ts';
import { dayOf, spanOf } from './day-span.ts';
import { gatherDay } from './gather-day.ts';

/** The strip above the table. */
const DAYS_SHOWN = 14;

/** The money of a day, computed anew: a closed day shows what has changed since. */
export async function showDay(
  { db, now, gateways, namesOfStaff, beside }: ClosingDeps,
  body: CallBody<AdminCalls['showDay']>,
): Promise<CallReply<AdminCalls['showDay']>> {
  const at = now();
  const today = dayOf(at);
  const day = body.day ?? dayOf(at, -1);
  const span = spanOf(day);
  const found = await gatherDay(db, gateways, span);
  const closing = await closingOfDay(db, day);
  const closed = await closingsBetween(db, dayOf(at, 1 - DAYS_SHOWN), today);
  const { methods: names } = await beside();
  const nameOf = (method: string) => names.find(({ type }) => type === methodOf(method))?.name ?? method;
  const by = closing && (await namesOfStaff(db, [closing.closed_by])).get(closing.closed_by);
  const reasons = new Map(closing?.differences.map((one) => [nameOfDifference(one), one.reason]));
  return {
    ...{ result: 'success', day, today, is_over: span.to <= at },
    methods: found.methods.map((sums) => presentMethod(sums, nameOf)),
    totals: presentTotals(found),
    differences: found.differences.map((one) =>
      presentDifference(one, nameOf, reasons.get(nameOfDifference(one)) ?? null),
    ),
    closing: closing === undefined ? null : presentClosing(closing, found, by ?? '', nameOf),
    closed: closed.map((one) => one.day),
  };
}
