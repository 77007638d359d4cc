import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { withLockTimeout } from '../../../db/in-transaction.ts';
import { lockChangeSet, noteStep } from '../../catalogue/public.ts';
import { countOutcomes, lockBatch } from '../batches.queries.ts';
import { insertTakingBack, stopBatch } from '../take-back-batch.ts';

/**
 * Rolls a set back, once: products that nobody changed since get their old values. A set that is still being applied stops after the
 * current portion. Returns the id of the batch that does it.
 */
export async function rollBackSet(tx: Tx, setId: number, reason: string, caller: Staff, now: Date): Promise<number> {
  const set = await lockChangeSet(tx, setId);
  if (set === undefined) throw refuse('change_set_not_found');
  const { batch_id: batchId } = set;
  // The current portion locks its batch.
  const batch = batchId === null ? undefined : await withLockTimeout(tx, '10s', () => lockBatch(tx, batchId));
  if (batch === undefined) throw refuse('nothing_to_take_back');
  await stopBatch(tx, batch, now);
  if (!(await countOutcomes(tx, batch.id)).some(({ outcome }) => outcome === 'done'))
    throw refuse('nothing_to_take_back');
  await noteStep(tx, setId, { rolled_back_at: now });
  return insertTakingBack(tx, batch, reason, caller, now);
}
