import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { readersOf } from '../../accounts/public.ts';
import { pricedProduct } from '../../catalogue/public.ts';
import { queueEmails } from '../../notifications/public.ts';
import { arrivedProducts, takeArrival, takeWaiting } from './stock-alerts.queries.ts';

const notifyBackInStockJob = defineJob({
  name: 'tell-back-in-stock',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

/** Emails customers who wait for products that are back in stock, oldest alert first; runs every five minutes. */
export async function notifyBackInStock(db: Db, now: Date): Promise<void> {
  for (const productId of await arrivedProducts(db)) await inTransaction(db, (tx) => notifyWaiting(tx, productId, now));
}

/** Notifies no more customers than pieces arrived, or than are left: the others wait for the next delivery. */
async function notifyWaiting(tx: Tx, productId: number, now: Date): Promise<void> {
  const pieces = await takeArrival(tx, productId);
  const product = await pricedProduct(tx, { id: productId }, now);
  if (pieces === undefined || !product) return;
  const { code, name, picture, nowTug } = product;
  for (let left = Math.min(pieces, product.remain); left > 0; ) {
    const waiting = await takeWaiting(tx, productId, left);
    if (waiting.length === 0) return;
    const customers = waiting.map(({ customer_id }) => customer_id);
    const readers = await readersOf(tx, 'back-in-stock', customers);
    const emails = waiting.flatMap(({ id, customer_id: customerId }) => {
      const reader = readers.get(customerId);
      if (!reader) return [];
      const { email, stopKey } = reader;
      return {
        email: { kind: 'back-in-stock' as const, product: { code, name, picture }, nowTug, stopKey },
        to: { email, customerId },
        dedupeKey: `back-in-stock:${id}`,
      };
    });
    await queueEmails(tx, 'back-in-stock', emails);
    left -= emails.length;
  }
}

export const notifyBackInStockHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyBackInStockJob, () => notifyBackInStock(db, now()));
