import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface BatchFigures {
  running: number;
  /** How long the batch that has stalled longest has been inactive. */
  idleSeconds: number;
  /** Finished since then, with failed records. */
  withFailures: number;
}

/** Figures about the batches of staff. */
export async function batchesSince(db: Db, since: Date, now: Date): Promise<BatchFigures> {
  const { rows } = await sql<BatchFigures>`
    select
      (select count(*) from batches where finished_at is null)::int as running,
      coalesce((select extract(epoch from ${now}::timestamptz - min(active_at)) from batches
        where finished_at is null), 0)::float8 as "idleSeconds",
      (select count(*) from batches where finished_at >= ${since}
        and exists (select from batch_rows where batch_id = batches.id and outcome = 'failed'))::int as "withFailures"`.execute(
    db,
  );
  return rows[0] ?? { running: 0, idleSeconds: 0, withFailures: 0 };
}
