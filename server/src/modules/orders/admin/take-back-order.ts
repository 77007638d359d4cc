import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type RefusalCode, refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { orderStanding } from '../status.queries.ts';
import { lastChanges } from '../take-back/last-changes.queries.ts';
import { type KeepReason, takeBackSteps } from '../take-back/take-back-steps.ts';
import { versionOf } from './admin-orders.queries.ts';
import { changedMeanwhile } from './page/changed-meanwhile.ts';
import { lockOrderNamed } from './page/lock-order-named.ts';
import type { NamesOfStaff } from './page/order-page-ports.ts';

const REFUSALS: Record<KeepReason, RefusalCode> = {
  not_found: 'order_not_found',
  changed_meanwhile: 'nothing_to_take_back',
  notified: 'only_owner_takes_back',
};

/** Takes back the last step of one order, under its lock and with an audit row, or refuses and changes nothing. */
export async function takeBackOrder(
  deps: { db: Db; now: () => Date; namesOfStaff: NamesOfStaff },
  { ordernumber, version, reason }: CallBody<AdminCalls['takeBackOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['takeBackOrder']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const order = await lockOrderNamed(tx, ordernumber);
    const { id, status: from } = order;
    const current = await versionOf(tx, id);
    if (current !== version) throw await changedMeanwhile(tx, order, current, deps.namesOfStaff);
    const change = (await lastChanges(tx, [id])).get(id);
    if (change === undefined) throw refuse('nothing_to_take_back');
    const asOwner = caller.roles.includes('owner');
    const by = { staffId: caller.staffId, reason, asOwner };
    const outcome = (await takeBackSteps(tx, new Map([[id, change.id]]), by, now)).get(id);
    if (outcome === undefined || 'reason' in outcome) throw refuse(REFUSALS[outcome?.reason ?? 'not_found']);
    const status = await orderStanding(tx, id);
    const facts = { before: { status: from, version }, after: { status, version: version + 1, reason } };
    const subject = { kind: 'order', id: ordernumber };
    await writeAudit(tx, { action: 'take back step', subject, ...auditedBy(caller), ...facts }, now);
    return { result: 'success', order: { ordernumber, status, version: version + 1 } };
  });
}
