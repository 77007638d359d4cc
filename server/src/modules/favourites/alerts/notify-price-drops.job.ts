import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction, withLockTimeout } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { readersOf } from '../../accounts/public.ts';
import { type PricedProduct, productsPricedSince } from '../../catalogue/public.ts';
import { queueEmails } from '../../notifications/public.ts';
import {
  cheaperThanSeen,
  lookedUntil,
  lowerSeenPrices,
  noteLookedUntil,
  somebodySawMore,
} from './price-drops.queries.ts';

const notifyPriceDropsJob = defineJob({
  name: 'tell-price-drops',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

/** During this time a change of many prices can be rolled back before customers hear of it (decision 197). */
const KEPT_BACK_MS = 3_600_000;
/** A price has the time at which its transaction began, but is visible only after the commit: no transaction takes an hour. */
const AGAIN_MS = 3_600_000;
/** Customers per transaction: a concurrent run waits for it. */
const AT_ONCE = 500;

/**
 * Emails customers who saved a product and saw a higher price than the current one; runs every five minutes. The seen price is lowered in
 * the same transaction as the email, so that a drop is announced once, however many runs there are. It never rises: after an increase
 * customers hear only of a price below the lowest they know, so that raising and restoring a price does not look like a bargain.
 */
export async function notifyPriceDrops(db: Db, now: Date): Promise<void> {
  // Prices that the last run held back are up to an hour older than its time.
  const since = new Date((await lookedUntil(db)).getTime() - AGAIN_MS - KEPT_BACK_MS);
  const keptBackAfter = new Date(now.getTime() - KEPT_BACK_MS);
  for await (const products of productsPricedSince(db, { since, until: now, keptBackAfter })) {
    // Most products of a large change are saved by nobody.
    for (const product of await cheaperThanSeen(db, products))
      while (await somebodySawMore(db, product.id, product.nowTug))
        await inTransaction(db, (tx) => notifySome(tx, product));
  }
  await noteLookedUntil(db, now);
}

async function notifySome(tx: Tx, product: PricedProduct): Promise<void> {
  const { id, code, name, picture, nowTug } = product;
  const drops = await withLockTimeout(tx, '10s', () => lowerSeenPrices(tx, id, nowTug, AT_ONCE));
  const customers = drops.map(({ customer_id }) => customer_id);
  // Also lowered for customers who want no emails: they get no old drops after they switch emails on.
  const readers = await readersOf(tx, 'price-drop', customers);
  const emails = drops.flatMap(({ customer_id: customerId, was_tug: wasTug, created_at }) => {
    const reader = readers.get(customerId);
    if (!reader) return [];
    const { email, stopKey } = reader;
    return {
      email: { kind: 'price-drop' as const, product: { code, name, picture }, wasTug, nowTug, stopKey },
      to: { email, customerId },
      dedupeKey: `price-drop:${customerId}:${id}:${created_at.getTime()}:${nowTug}`,
    };
  });
  await queueEmails(tx, 'price-drop', emails);
}

export const notifyPriceDropsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyPriceDropsJob, () => notifyPriceDrops(db, now()));
