import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { checkoutSettings } from '../settings/public.ts';
import { parseMove } from './batch-action.ts';
import { presentBatch } from './batches.present.ts';
import { type BatchRow, batchById, batchesOfTruck, batchThatTookBack, countOutcomes } from './batches.queries.ts';
import { kindOf } from './kind-of.ts';

/** The port that the staff module implements: the names of staff members, by id. */
type NamesOfStaff = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface BatchDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}

const MINUTE_MS = 60_000;

/** Progress of a batch. The worker writes it, so that a later call sees it advance. */
export async function showBatch(deps: Omit<BatchDeps, 'now'>, id: number): Promise<CallReply<AdminCalls['showBatch']>> {
  const row = await batchById(deps.db, id);
  if (row === undefined || row.kind !== 'move-orders') throw refuse('batch_not_found');
  return { result: 'success', batch: await shown(deps, row) };
}

/** Recent batches for a truck. */
export async function listBatches(
  deps: Omit<BatchDeps, 'now'>,
  truck: number,
): Promise<CallReply<AdminCalls['listBatches']>> {
  const batches = [];
  for (const row of await batchesOfTruck(deps.db, truck)) batches.push(await shown(deps, row));
  return { result: 'success', batches };
}

async function shown({ db, namesOfStaff }: Omit<BatchDeps, 'now'>, row: BatchRow) {
  const action = parseMove(row.action);
  const outcomes = await countOutcomes(db, row.id);
  const named = outcomes.flatMap(({ ids }) => ids);
  return presentBatch(row, {
    ...{ action, outcomes },
    names: named.length === 0 ? new Map() : await kindOf(action).namesOf(db, named),
    by: (await namesOfStaff(db, [row.staff_id])).get(row.staff_id) ?? null,
    takenBackBy: await batchThatTookBack(db, row.id),
    delayMs: (await checkoutSettings(db)).stepsToldAfterMinutes * MINUTE_MS,
  });
}
