import { DAY_MS, isoDate, ulaanbaatarDate, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { nextProductIds, stockValues, writePopularity } from '../catalogue/public.ts';
import { firstPaidAt, piecesPaidSince } from '../orders/public.ts';
import { reportSettings } from '../settings/public.ts';
import { countDay, spanOf } from './count-day.ts';
import { countProductSpeeds } from './count-products.ts';
import { lastCountedDay, writeStock } from './counted-days.queries.ts';

const sumUpDaysJob = defineJob({
  name: 'sum-up-days',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 9,
  attempts: 3,
  // 03:00 in Ulaanbaatar.
  schedule: '0 19 * * *',
  catchesUp: true,
});

/** Products locked at a time. */
const PORTION = 500;

const nextDay = (day: string): string => isoDate(ulaanbaatarDate(spanOf(day).from, 1));

/**
 * Sums up every past day that is not counted yet, each in its own transaction: an interrupted run continues with the next day, and a second
 * run finds nothing to do. The stock is that of the night, so only the last day has it.
 */
export async function sumUpDays(db: Db, now: Date): Promise<void> {
  const yesterday = isoDate(ulaanbaatarDate(now, -1));
  const last = await lastCountedDay(db);
  const first = await firstPaidAt(db);
  const start = last !== null ? nextDay(last) : isoDate(ulaanbaatarDate(first ?? now, first === null ? -1 : 0));
  for (let day = start; day <= yesterday; day = nextDay(day)) {
    await inTransaction(db, async (tx) => {
      await countDay(tx, day, now);
      if (day === yesterday) await writeStock(tx, day, await stockValues(tx));
    });
  }
}

/** Counts recent sales, which lists are sorted by. */
export async function countPopularity(db: Db, now: Date): Promise<void> {
  const { popularityDays } = await reportSettings(db);
  if (popularityDays === 0) return;
  const from = new Date(ulaanbaatarMidnight(now).getTime() - popularityDays * DAY_MS);
  const sold = new Map((await piecesPaidSince(db, from)).map(({ product_id, pieces }) => [product_id, pieces]));
  for (let after: number | undefined = 0; after !== undefined; ) {
    const since: number = after;
    after = await inTransaction(db, async (tx) => {
      const ids = await nextProductIds(tx, since, PORTION);
      await writePopularity(tx, new Map(ids.map((id) => [id, sold.get(id) ?? 0])));
      return ids.at(-1);
    });
  }
}

export const sumUpDaysHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(sumUpDaysJob, async () => {
    await sumUpDays(db, now());
    await countPopularity(db, now());
    await countProductSpeeds(db, now());
  });
