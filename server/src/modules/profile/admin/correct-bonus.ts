import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { correctionReasons } from '@tokhi/contract/admin/customer-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { finishApproval, requestApproval } from '../../approvals/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { bonusBalance, insertCorrection, lockBalance } from '../../bonus/public.ts';
import { correctionIn, subjectOfCorrection } from './correction.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';
import { pointsAlone } from './points-alone.ts';
import { showCustomer } from './show-customer.ts';

interface Written {
  customerId: number;
  points: number;
  /** Who made the correction; with two people, the one who prepared it. */
  staffId: number;
  note: string;
}

/** Writes the row with the customer and the balance locked: the points cannot be spent meanwhile. */
async function write(tx: Tx, { customerId, points, staffId, note }: Written, caller: Staff, now: Date): Promise<void> {
  await lockNamedCustomer(tx, customerId);
  await lockBalance(tx, customerId);
  const balance = await bonusBalance(tx, customerId);
  if (balance + points < 0) throw refuse('points_not_enough', { balance });
  await insertCorrection(tx, { customerId, points, staffId, note }, now);
  const subject = { kind: 'customer', id: String(customerId) };
  const change = { before: { bonus: balance }, after: { bonus: balance + points, points, reason: note } };
  await writeAudit(tx, { action: 'correct bonus', subject, ...auditedBy(caller), ...change }, now);
}

/** A small correction is written at once, a large one needs a second person. */
export const correctBonus = (
  deps: CustomerDeps,
  { id, points, because, note }: CallBody<AdminCalls['correctBonus']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['correctBonus']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const reason = `${correctionReasons[because]}. ${note}`;
    // Of two concurrent corrections the second counts the first.
    await lockNamedCustomer(tx, id);
    const alone = await pointsAlone(tx, id, now);
    if (Math.abs(points) > (points > 0 ? alone.adding : alone.taking)) {
      const balance = await bonusBalance(tx, id);
      if (balance + points < 0) throw refuse('points_not_enough', { balance });
      const prepared = { subject: subjectOfCorrection(id), payload: { customerId: id, points }, reason };
      await requestApproval(tx, { kind: 'bonus', ...prepared }, caller, now);
    } else await write(tx, { customerId: id, points, staffId: caller.staffId, note: reason }, caller, now);
    return showCustomer({ ...deps, db: tx }, id, caller);
  });

/** Another person approves it, and it is written; or declines it, and the points do not change. */
export const approveBonus = (
  deps: CustomerDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approveBonus']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approveBonus']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const approval = await finishApproval(tx, { id, kind: 'bonus', version, state }, caller, now);
    const { customerId, points } = correctionIn(approval);
    if (state === 'approved')
      await write(tx, { customerId, points, staffId: approval.requested_by, note: approval.reason }, caller, now);
    return showCustomer({ ...deps, db: tx }, customerId, caller);
  });
