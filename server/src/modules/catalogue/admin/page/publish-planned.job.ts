import { z } from 'zod';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../jobs/define-job.ts';
import { writeAudit } from '../../../audit/public.ts';
import { publishedAt } from './change-listing.ts';
import { nextPlanned } from './publish-planned.queries.ts';
import { writeListing } from './write-product.queries.ts';

const publishPlannedJob = defineJob({
  name: 'publish-planned-products',
  queue: 'admin',
  payload: z.object({}),
  priority: 0,
  attempts: 3,
  schedule: '* * * * *',
});

/** Publishes what staff planned for this minute or an earlier one, each product once and in its own transaction. */
export async function publishPlanned(db: Db, now: Date): Promise<void> {
  const publishNext = () =>
    inTransaction(db, async (tx) => {
      const product = await nextPlanned(tx, now);
      if (product === undefined) return false;
      await writeListing(tx, product.id, publishedAt(product, now), null);
      const subject = { kind: 'product', id: product.code };
      const before = { publish_at: product.publish_at?.toISOString() ?? null };
      await writeAudit(
        tx,
        { action: 'publish product', subject, actor: null, before, after: { state: 'listed' } },
        now,
      );
      return true;
    });
  while (await publishNext());
}

export const publishPlannedHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(publishPlannedJob, () => publishPlanned(db, now()));
