import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import {
  closeAsApplied,
  lockStocktake,
  noteStocktake,
  readyToApply,
  type StocktakeDeps,
  showStocktake,
} from '../../inventory/public.ts';
import { countOutcomes, insertBatch, lockBatch } from '../batches.queries.ts';
import { runBatchJob } from '../run-batch.job.ts';
import { insertTakingBack, stopBatch } from '../take-back-batch.ts';

/** Closes a stocktake and starts the batch that writes its differences. */
export async function applyStocktake(
  deps: StocktakeDeps,
  { stocktake, version }: CallBody<AdminCalls['applyStocktake']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['applyStocktake']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const { place, shelf } = await readyToApply(tx, stocktake, version, now);
    const action = { kind: 'apply-stocktake', stocktake } as const;
    const asOwner = caller.roles.includes('owner');
    const batch = await insertBatch(tx, { action, staffId: caller.staffId, asOwner }, now);
    await closeAsApplied(tx, stocktake, batch, now);
    await enqueue(tx, runBatchJob, { batchId: batch }, `${runBatchJob.name}:${batch}`);
    await noteStocktake(tx, caller, 'apply stocktake', stocktake, { after: { place, shelf, batch } }, now);
    return showStocktake({ ...deps, db: tx }, stocktake);
  });
}

/** Takes the differences back, once: the same batch mechanism writes the opposite movements. */
export async function takeBackStocktake(
  deps: StocktakeDeps,
  { stocktake, reason }: CallBody<AdminCalls['takeBackStocktake']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['takeBackStocktake']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const row = await lockStocktake(tx, stocktake);
    if (row === undefined) throw refuse('stocktake_not_found');
    const batch = row.batch_id === null ? undefined : await lockBatch(tx, row.batch_id);
    if (batch === undefined) throw refuse('nothing_to_take_back');
    await stopBatch(tx, batch, now);
    const isDone = (await countOutcomes(tx, batch.id)).some(({ outcome }) => outcome === 'done');
    if (!isDone && batch.finished_at !== null) throw refuse('nothing_to_take_back');
    await insertTakingBack(tx, batch, reason, caller, now);
    return showStocktake({ ...deps, db: tx }, stocktake);
  });
}
