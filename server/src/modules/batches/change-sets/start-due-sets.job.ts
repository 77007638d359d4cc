import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { dueChangeSets, lockChangeSet } from '../../catalogue/public.ts';
import { startChangeSet } from './start-change-set.ts';

const startDueSetsJob = defineJob({
  name: 'start-due-change-sets',
  queue: 'admin',
  payload: z.object({}),
  priority: 5,
  attempts: 1,
  schedule: '* * * * *',
});

/** Starts the batches of sets that are due, each once. */
export async function startDueSets(db: Db, now: Date): Promise<void> {
  for (const id of await dueChangeSets(db, now)) await inTransaction(db, (tx) => startDue(tx, id, now));
}

/** Of two runs, or a run and somebody who discards the set, the second finds it decided. */
async function startDue(tx: Tx, id: number, now: Date): Promise<void> {
  const set = await lockChangeSet(tx, id);
  if (set?.state === 'scheduled') await startChangeSet(tx, set, null, now);
}

export const startDueSetsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(startDueSetsJob, () => startDueSets(db, now()));
