import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { pricedProduct } from '../../catalogue/public.ts';
import { lockRemain } from '../../stock/public.ts';
import { deleteAlert, insertAlert, notePiece } from './stock-alerts.queries.ts';

/** Sets or removes the alert for a product that is sold out. Setting it twice keeps one alert, at its first place in the queue. */
export async function setStockAlert(
  db: Db,
  { id: code, on }: { id: string; on: boolean },
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'tellWhenBack'>> {
  await inTransaction(db, async (tx) => {
    const product = await pricedProduct(tx, { code }, now);
    if (!product) throw refuse('product_not_found');
    if (!on) return deleteAlert(tx, customerId, product.id);
    if (!(await insertAlert(tx, customerId, product.id))) return;
    // A concurrent delivery does not see the new alert. The level's row is locked: the delivery is committed, or comes after this.
    if ((await lockRemain(tx, product.id)) > 0) await notePiece(tx, product.id);
  });
  return { result: 'success' };
}
