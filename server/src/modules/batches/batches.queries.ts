import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { BatchAction } from './batch-action.ts';

interface NewBatch {
  action: BatchAction;
  staffId: number;
  asOwner: boolean;
  takesBack?: { batchId: number; reason: string };
}

export async function insertBatch(
  tx: Tx,
  { action, staffId, asOwner, takesBack }: NewBatch,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('batches')
    .values({
      ...{ kind: action.kind, action: JSON.stringify(action), staff_id: staffId, as_owner: asOwner },
      ...{ created_at: now, active_at: now },
      ...(takesBack && { takes_back: takesBack.batchId, reason: takesBack.reason }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const batches = (db: Db) => db.selectFrom('batches').selectAll();

export const batchById = (db: Db, id: number) => batches(db).where('id', '=', id).executeTakeFirst();

export type BatchRow = NonNullable<Awaited<ReturnType<typeof batchById>>>;

/** Locks the batch until the transaction ends: of two workers with one batch, each does another portion. */
export const lockBatch = (tx: Tx, id: number) => batches(tx).where('id', '=', id).forUpdate().executeTakeFirst();

const LATELY = 6;

/** The newest batches for orders of a truck, newest first. */
export const batchesOfTruck = (db: Db, truck: number): Promise<BatchRow[]> =>
  batches(db)
    .where(sql<boolean>`action #>> '{orders,truck}' = ${String(truck)} and action #> '{orders,truck}' is not null`)
    .orderBy('id', 'desc')
    .limit(LATELY)
    .execute();

export async function batchThatTookBack(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('batches').select('id').where('takes_back', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Unfinished batches that were inactive for a while: their worker is gone. */
export async function silentBatches(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('batches')
    .select('id')
    .where('finished_at', 'is', null)
    .where('active_at', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there are at most this many records. */
export async function isAtMost(db: Db, records: RawBuilder<unknown>, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from (${records}) as records limit ${most + 1}) as counted`.execute(db);
  return (rows[0]?.count ?? 0) <= most;
}

/** Fixes the records of the batch: later ones do not belong to it. */
export async function freezeRows(tx: Tx, batchId: number, records: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into batch_rows (batch_id, subject_id, position)
    select ${batchId}::bigint, id, row_number() over (order by id) from (${records}) as records (id)`.execute(tx);
}

/** The records that another batch changed, to be undone in the same order. */
export const rowsDoneBy = (batchId: number) =>
  sql`select subject_id from batch_rows where batch_id = ${batchId} and outcome = 'done'`;

export async function markFrozen(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('batches').set({ frozen_at: now }).where('id', '=', id).where('frozen_at', 'is', null).execute();
}

const waitingRows = (db: Db, batchId: number) =>
  db
    .selectFrom('batch_rows')
    .select('subject_id')
    .where('batch_id', '=', batchId)
    .where('outcome', '=', sql.lit('waiting'));

/** Under the lock of the batch: whether the record has no outcome yet. */
export const isWaiting = async (tx: Tx, batchId: number, id: number): Promise<boolean> =>
  (await waitingRows(tx, batchId).where('subject_id', '=', id).execute()).length > 0;

export async function nextRows(db: Db, batchId: number, limit: number): Promise<number[]> {
  const rows = await waitingRows(db, batchId).orderBy('position').limit(limit).execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** What a batch wrote about these records, by record. */
export async function changesOf(tx: Tx, batchId: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('batch_rows')
    .select(['subject_id', 'change_id'])
    .where('batch_id', '=', batchId)
    .where(sql<boolean>`subject_id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.flatMap(({ subject_id, change_id }) => (change_id === null ? [] : [[subject_id, change_id]])));
}

interface RowOutcome {
  id: number;
  outcome: 'done' | 'stays' | 'failed';
  changeId: number | null;
  reason: string | null;
}

export async function writeOutcomes(tx: Tx, batchId: number, outcomes: readonly RowOutcome[]): Promise<void> {
  await sql`
    update batch_rows set outcome = one.outcome, change_id = one."changeId", reason = one.reason
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as one (id bigint, outcome text, "changeId" bigint, reason text)
    where batch_id = ${batchId} and subject_id = one.id`.execute(tx);
}

/** Waiting records stay as they are. */
export async function stopWaiting(tx: Tx, batchId: number): Promise<void> {
  await tx
    .updateTable('batch_rows')
    .set({ outcome: 'stays', reason: 'stopped' })
    .where('batch_id', '=', batchId)
    .where('outcome', '=', sql.lit('waiting'))
    .execute();
}

export async function markActive(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('batches').set({ active_at: now }).where('id', '=', id).execute();
}

export async function markFinished(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update batches set finished_at = ${now}, active_at = ${now}, frozen_at = coalesce(frozen_at, ${now})
    where id = ${id} and finished_at is null`.execute(tx);
}

const NAMED = 50;

/** Progress: the count of each outcome, and which records stay, as many as a person reads. */
export async function countOutcomes(db: Db, batchId: number) {
  const { rows } = await sql<{
    outcome: RowOutcome['outcome'] | 'waiting';
    reason: string | null;
    count: number;
    ids: number[];
  }>`
    select outcome, reason, count(*) as count,
      case when reason is null then '[]'::json
        else to_json((array_agg(subject_id order by position) filter (where reason is not null))[1:${sql.lit(NAMED)}]) end as ids
    from batch_rows where batch_id = ${batchId} group by outcome, reason order by count(*) desc, reason`.execute(db);
  return rows;
}
