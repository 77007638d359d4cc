import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { latestMoments } from './late-orders.ts';
import { countProductSales, countSaleHours } from './sales.queries.ts';
import { countDeliveredHours, countSteps } from './step-counts.queries.ts';

const sumUpSalesJob = defineJob({
  name: 'sum-up-sales',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 8,
  attempts: 2,
  schedule: '* * * * *',
});

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;
/** A customer who has not come for a pickup by then has forgotten it. */
const LONG_DAYS = 5;

/**
 * Computes the figures of the staff start page: orders by step, sales by hour since the same weekday before, pieces sold and orders
 * delivered in seven days. All figures are recounted from orders, so a run that was missed, killed or done twice changes nothing.
 */
export async function sumUpSales(db: Db, now: Date): Promise<void> {
  const from = ulaanbaatarMidnight(now, -WEEK_DAYS);
  await inTransaction(db, (tx) => countSaleHours(tx, from));
  await inTransaction(db, (tx) => countProductSales(tx, from, now));
  const moments = await latestMoments(db, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await inTransaction(db, async (tx) => {
    await countSteps(tx, moments, { longBefore: daysAgo(LONG_DAYS), now });
    await countDeliveredHours(tx, daysAgo(WEEK_DAYS));
  });
}

export const sumUpSalesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(sumUpSalesJob, () => sumUpSales(db, now()));
