import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { finishApproval, requestApproval } from '../../approvals/public.ts';
import { needsSecondPerson } from './preview-prices.ts';
import type { PricingDeps } from './price-ports.ts';
import { pricesIn } from './prices-in.ts';
import { lockWanted, setPrices } from './set-prices.ts';

/** The subject of a price approval: one change per model waits at a time. */
export const subjectOfPrices = (modelId: number): string => `model ${modelId}`;

/** Within the limit, by one person: now, or planned for a moment. */
export const changePrices = (
  { db, now: clock }: PricingDeps,
  wanted: CallBody<AdminCalls['changePrices']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['changePrices']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const locked = await lockWanted(tx, wanted, now);
    const { secondPersonAbovePercent: limit } = locked.settings;
    if (needsSecondPerson(locked.prices, locked.settings)) throw refuse('second_person_required', { limit });
    await setPrices(tx, { ...locked, wanted, staffId: caller.staffId, approvedBy: null }, caller, now);
    return { result: 'success' };
  });

/** Beyond the limit: stores the request with the versions that were seen. */
export const preparePrices = (
  { db, now: clock }: PricingDeps,
  wanted: CallBody<AdminCalls['preparePrices']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['preparePrices']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const { prices } = await lockWanted(tx, wanted, now);
    const subject = subjectOfPrices(prices[0]?.colour.model_id ?? 0);
    const { reason, ...payload } = wanted;
    const { id, version } = await requestApproval(tx, { kind: 'price', subject, payload, reason }, caller, now);
    return { result: 'success', approval: { id, version } };
  });

/** A second person approves: the prepared prices apply now or as planned. Refused when a product was edited since. */
export const approvePrices = (
  { db, now: clock }: PricingDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approvePrices']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approvePrices']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const { payload, reason, requested_by } = await finishApproval(
      tx,
      { id, kind: 'price', version, state },
      caller,
      now,
    );
    if (state === 'declined') return { result: 'success' };
    const wanted = { ...pricesIn({ payload }), reason };
    const locked = await lockWanted(tx, wanted, now);
    await setPrices(tx, { ...locked, wanted, staffId: requested_by, approvedBy: caller.staffId }, caller, now);
    return { result: 'success' };
  });
