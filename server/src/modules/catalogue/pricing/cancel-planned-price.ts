import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { finishPlan, lockPlan } from './planned-prices.queries.ts';
import type { PricingDeps } from './price-ports.ts';

/** Cancels a plan; refuses one that is already applied or cancelled. */
export const cancelPlannedPrice = (
  { db, now: clock }: PricingDeps,
  id: number,
  caller: Staff,
): Promise<{ result: 'success' }> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const plan = await lockPlan(tx, id);
    if (plan === undefined) throw refuse('price_plan_not_found');
    if (plan.state !== 'planned') throw refuse('changed_meanwhile', { status: plan.state });
    await finishPlan(tx, id, { state: 'cancelled', cancelledBy: caller.staffId, now });
    const subject = { kind: 'product', id: plan.code };
    const before = { price: plan.price_tug, percent: plan.discount_percent, from: plan.applies_at.toISOString() };
    const entry = { action: 'cancel planned price', subject, ...auditedBy(caller), before };
    await writeAudit(tx, { ...entry, after: { state: 'cancelled', reason: plan.reason } }, now);
    return { result: 'success' as const };
  });
