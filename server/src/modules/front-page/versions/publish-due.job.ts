import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { publish } from './publish.ts';
import { lockPublishing, lockVersion, nextDue } from './versions.queries.ts';

const publishFrontPagesJob = defineJob({
  name: 'publish-front-pages',
  queue: 'admin',
  payload: z.object({}),
  priority: 0,
  attempts: 3,
  schedule: '* * * * *',
});

/**
 * Publishes the versions that are due, each once, in order and in its own transaction. A second or concurrent run finds nothing left to do.
 */
export async function publishDue(db: Db, now: Date): Promise<void> {
  const publishNext = () =>
    inTransaction(db, async (tx) => {
      await lockPublishing(tx);
      const id = await nextDue(tx, now);
      const due = id === null ? null : await lockVersion(tx, id);
      if (due === null) return false;
      // Unscheduled a moment ago, or moved to another time; the next one is read again.
      const isDue = due.state === 'scheduled' && due.publish_at !== null && due.publish_at <= now;
      if (isDue) await publish(tx, due, { by: due.scheduled_by, audited: { actor: null }, now });
      return true;
    });
  while (await publishNext());
}

export const publishFrontPagesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(publishFrontPagesJob, () => publishDue(db, now()));
