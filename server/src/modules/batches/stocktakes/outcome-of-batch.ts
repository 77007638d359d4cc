import type { Db } from '../../../db/database.ts';
import type { Applied } from '../../inventory/public.ts';
import { parseAction } from '../batch-action.ts';
import { batchById, batchThatTookBack, countOutcomes } from '../batches.queries.ts';
import { kindOf } from '../kind-of.ts';

/** Progress of a stocktake's batch, and which products stay unchanged. */
export async function outcomeOfBatch(db: Db, batchId: number): Promise<Applied> {
  const row = await batchById(db, batchId);
  if (row === undefined) throw new Error(`batch ${batchId} is gone`);
  const outcomes = await countOutcomes(db, batchId);
  const names = await kindOf(parseAction(row.action)).namesOf(
    db,
    outcomes.flatMap(({ ids }) => ids),
  );
  return {
    done: outcomes.find(({ outcome }) => outcome === 'done')?.count ?? 0,
    finished: row.finished_at !== null,
    takenBack: (await batchThatTookBack(db, batchId)) !== null,
    staying: outcomes.flatMap(({ reason, ids }) =>
      reason === null ? [] : [{ reason, codes: ids.flatMap((id) => names.get(id) ?? []) }],
    ),
  };
}
