import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { differenceNames } from '@tokhi/contract/admin/difference-names';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { type DayDifference, nameOfDifference } from '@tokhi/rules/money/day-differences';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import type { Tx } from '../../db/database.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import type { ClosingDeps } from './closing-deps.ts';
import { closingOfDay, insertClosing } from './closings.queries.ts';
import { spanOf } from './day-span.ts';
import { gatherDay } from './gather-day.ts';

type Deps = Pick<ClosingDeps, 'db' | 'now' | 'gateways' | 'namesOfStaff'>;

/**
 * Closes a day, once (the table's key decides between two concurrent calls). The day is computed here and not taken from the screen: a
 * difference that appeared since then has no reason yet and is named.
 */
export const closeDay = (
  { db, now, gateways, namesOfStaff }: Deps,
  { day, reasons }: CallBody<AdminCalls['closeDay']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['closeDay']>> =>
  withIdempotency(db, caller, async (tx) => {
    const at = now();
    const span = spanOf(day);
    if (span.to > at) throw refuse('day_not_over', { day });
    const { methods, totals, differences } = await gatherDay(tx, gateways, span);
    const reasonOf = new Map(reasons.map((one) => [nameOfDifference(one), one.reason]));
    const explained = differences.map((one) => ({ ...one, reason: reasonOf.get(nameOfDifference(one)) ?? '' }));
    const open = explained.filter(({ reason }) => reason === '');
    // The second caller learns who closed the day first, instead of which reasons are missing.
    const before = await closedBefore(tx, day, namesOfStaff);
    if (before !== null) throw before;
    if (open.length > 0) throw refuse('differences_open', { day, count: open.length, names: namesOf(open) });
    const closing = { closed_at: at, closed_by: caller.staffId, sums: methods, differences: explained };
    if (!(await insertClosing(tx, day, closing)))
      throw (await closedBefore(tx, day, namesOfStaff)) ?? refuse('changed_meanwhile');
    const after = {
      ...{ receivedTug: totals.receivedTug, refundsTug: totals.refundsTug, feesTug: totals.feesTug },
      differences: JSON.stringify(explained.map((one) => ({ name: nameOfDifference(one), reason: one.reason }))),
    };
    await writeAudit(tx, { action: 'close day', subject: { kind: 'day', id: day }, ...auditedBy(caller), after }, at);
    return { result: 'success' };
  });

async function closedBefore(tx: Tx, day: string, namesOfStaff: Deps['namesOfStaff']): Promise<Refusal | null> {
  const closing = await closingOfDay(tx, day);
  if (closing === undefined) return null;
  const name = (await namesOfStaff(tx, [closing.closed_by])).get(closing.closed_by) ?? '';
  return refuse('day_closed', { day, changed_by: name, changed_at: closing.closed_at.toISOString() });
}

/** As many as fit into a sentence. */
const NAMED = 5;

const namesOf = (differences: readonly DayDifference[]): string =>
  differences
    .slice(0, NAMED)
    .map(({ kind, subject, orderNumber }) => `${differenceNames[kind]} (${orderNumber ?? subject})`)
    .join(', ');
