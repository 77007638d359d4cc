import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { silentBatches } from './batches.queries.ts';
import { runBatch } from './run-batch.ts';

export const runBatchJob = defineJob({
  name: 'run-batch',
  queue: 'admin',
  payload: z.object({ batchId: z.int().positive() }),
  priority: 0,
  attempts: 8,
});

/** The queue reassigns a killed worker's jobs after ten minutes at the earliest, and a person is waiting for this one. */
const continueBatchesJob = defineJob({
  name: 'continue-batches',
  queue: 'admin',
  payload: z.object({}),
  priority: 10,
  attempts: 1,
  schedule: '* * * * *',
});

/** A portion takes far less. */
const SILENT_MS = 20_000;

export const batchHandlers = (db: Db, now: () => Date): JobHandler[] => [
  handleJob(runBatchJob, ({ batchId }) => runBatch(db, batchId, now)),
  handleJob(continueBatchesJob, async () => {
    for (const id of await silentBatches(db, new Date(now().getTime() - SILENT_MS))) await runBatch(db, id, now);
  }),
];
