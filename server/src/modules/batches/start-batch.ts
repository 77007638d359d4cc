import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import { requireTruck } from '../delivery/public.ts';
import { insertBatch, isAtMost } from './batches.queries.ts';
import { kindOf } from './kind-of.ts';
import { runBatchJob } from './run-batch.job.ts';
import { type BatchDeps, showBatch } from './show-batch.ts';

/** A person watches it: more than this is a mistake in the filter. */
const MOST = 10_000;

/** Starts a batch: its row, its job and its audit row are committed together. The worker finds its records. */
export async function startBatch(
  { db, now: clock, namesOfStaff }: BatchDeps,
  { action }: CallBody<AdminCalls['startBatch']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['startBatch']>> {
  const now = clock();
  return withIdempotency(db, caller, async (tx) => {
    const { orders } = action;
    if ('truck' in orders) await requireTruck(tx, orders.truck);
    if (!(await isAtMost(tx, kindOf(action).records(tx, action), MOST)))
      throw refuse('batch_too_large', { most: MOST });
    const { staffId, roles } = caller;
    const id = await insertBatch(tx, { action, staffId, asOwner: roles.includes('owner') }, now);
    await enqueue(tx, runBatchJob, { batchId: id }, `${runBatchJob.name}:${id}`);
    const which = {
      ...('truck' in orders && { truck: orders.truck }),
      ...('numbers' in orders && orders.numbers !== undefined && { orders: orders.numbers.length }),
      // The search text may be a person's name or phone.
      ...('filter' in orders && {
        filter: JSON.stringify({ ...orders.filter, text: orders.filter.text !== undefined }),
      }),
    };
    const subject = { kind: 'batch', id: String(id) };
    const after = { kind: action.kind, to: action.to, ...which };
    await writeAudit(tx, { action: 'start batch', subject, ...auditedBy(caller), after }, now);
    return showBatch({ db: tx, namesOfStaff }, id);
  });
}
