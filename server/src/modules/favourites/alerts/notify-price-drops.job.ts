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

/** So long a change of many prices can be rolled back before anybody hears of it (decision 197). */
const KEPT_BACK_MS = 3_600_000;
/** A price is written with the time its transaction began, and seen when it ended: an hour is longer than any of ours. */
const AGAIN_MS = 3_600_000;
/** Customers in one transaction: another run waits for it. */
const AT_ONCE = 500;

/**
 * Writes to whoever saved a product and saw a higher price than it has now; runs every five minutes. The seen price comes
 * down with the email, in one transaction, so that a drop is announced once however many runs there are. It never goes up: after
 * a rise customers hear only of a price below the lowest that they know, and no raising makes a bargain of the old price.
 */
export async function notifyPriceDrops(db: Db, now: Date): Promise<void> {
  // What was held back when the last run looked is an hour older than what it told.
  const since = new Date((await lookedUntil(db)).getTime() - AGAIN_MS - KEPT_BACK_MS);
  const keptBackAfter = new Date(now.getTime() - KEPT_BACK_MS);
  for await (const products of productsPricedSince(db, { since, until: now, keptBackAfter })) {
    // A change of many products is mostly about those that nobody saved.
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
  // Customers who want no emails have seen it all the same: none comes when they switch emails on again.
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
