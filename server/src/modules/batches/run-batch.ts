import { Refusal } from '@tokhi/contract/texts/refusals';
import type { Db, Tx } from '../../db/database.ts';
import { isDatabaseBusy, isDatabaseError } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { parseAction } from './batch-action.ts';
import type { Outcomes } from './batch-kind.ts';
import {
  type BatchRow,
  changesOf,
  freezeRows,
  isWaiting,
  lockBatch,
  markActive,
  markFinished,
  markFrozen,
  nextRows,
  rowsDoneBy,
  writeOutcomes,
} from './batches.queries.ts';
import { kindOf } from './kind-of.ts';

/**
 * Runs a batch to its end, one transaction per portion: a portion's changes and its outcomes are committed together, so that a worker that
 * continues after a kill changes each record once. Safe to run twice, also concurrently.
 */
export async function runBatch(db: Db, batchId: number, now: () => Date): Promise<void> {
  const portion = await inTransaction(db, (tx) => freeze(tx, batchId, now()));
  for (;;) {
    const next = await attempt(db, (tx) => runPortion(tx, batchId, portion, now()));
    if (next === 'finished') return;
    if (next === 'broken') await runOneByOne(db, batchId, portion, now);
  }
}

/** An error in a record would repeat; errors of a busy database are retried by the job. */
async function attempt<Next>(db: Db, work: (tx: Tx) => Promise<Next>): Promise<Next | 'broken'> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (error instanceof Refusal || (isDatabaseError(error) && !isDatabaseBusy(error))) return 'broken';
    throw error;
  }
}

/** Fixes the records of the batch, once; returns the size of a portion. */
async function freeze(tx: Tx, batchId: number, now: Date): Promise<number> {
  const batch = await lockBatch(tx, batchId);
  if (batch === undefined) return 1;
  const action = parseAction(batch.action);
  const { portion } = kindOf(action);
  if (batch.frozen_at !== null) return portion;
  await freezeRows(
    tx,
    batchId,
    batch.takes_back === null ? kindOf(action).records(tx, action) : rowsDoneBy(batch.takes_back),
  );
  await markFrozen(tx, batchId, now);
  return portion;
}

async function runPortion(tx: Tx, batchId: number, size: number, now: Date): Promise<'finished' | 'more'> {
  const batch = await lockBatch(tx, batchId);
  if (batch === undefined || batch.finished_at !== null) return 'finished';
  const ids = await nextRows(tx, batchId, size);
  if (ids.length === 0) {
    await markFinished(tx, batchId, now);
    return 'finished';
  }
  await write(tx, batchId, await outcomesOf(tx, batch, ids, now));
  await markActive(tx, batchId, now);
  return 'more';
}

async function outcomesOf(tx: Tx, batch: BatchRow, ids: readonly number[], now: Date): Promise<Outcomes> {
  const action = parseAction(batch.action);
  const kind = kindOf(action);
  const { staff_id: staffId, as_owner: asOwner, reason, takes_back } = batch;
  if (takes_back === null || reason === null) return kind.run(tx, action, ids, { staffId }, now);
  return kind.undo(tx, action, await changesOf(tx, takes_back, ids), { staffId, reason, asOwner }, now);
}

const write = (tx: Tx, batchId: number, outcomes: Outcomes): Promise<void> =>
  writeOutcomes(
    tx,
    batchId,
    [...outcomes].map(([id, outcome]) =>
      'changeId' in outcome
        ? { id, outcome: 'done', changeId: outcome.changeId, reason: null }
        : { id, outcome: outcome.reason === 'failed' ? 'failed' : 'stays', changeId: null, reason: outcome.reason },
    ),
  );

/**
 * If a portion violates a constraint, each record is done alone: the bad one is marked and does not block the others. The ids are read
 * first: another worker may have marked the bad one by then, and the next waiting record is a good one.
 */
async function runOneByOne(db: Db, batchId: number, portion: number, now: () => Date): Promise<void> {
  for (const id of await nextRows(db, batchId, portion)) {
    const row = { batchId, id };
    const tried = await attempt(db, (tx) => writeOne(tx, row, (batch) => outcomesOf(tx, batch, [id], now()), now()));
    const failed = () => Promise.resolve(new Map([[id, { reason: 'failed' as const }]]));
    if (tried === 'broken') await inTransaction(db, (tx) => writeOne(tx, row, failed, now()));
  }
}

/** Does nothing if another worker has done or marked the record. */
async function writeOne(
  tx: Tx,
  { batchId, id }: { batchId: number; id: number },
  outcomes: (batch: BatchRow) => Promise<Outcomes>,
  now: Date,
): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (batch === undefined || !(await isWaiting(tx, batchId, id))) return;
  await write(tx, batchId, await outcomes(batch));
  await markActive(tx, batchId, now);
}
