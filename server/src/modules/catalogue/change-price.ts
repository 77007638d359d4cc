import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../db/database.ts';
import { annotatePriceHistory, type NewPrice, writePrice, writePrices } from './prices/prices.queries.ts';

/** Who changed it (null for an import or a job) and why: both are in the history. */
interface Change {
  staffId: number | null;
  reason: string;
}

/**
 * The only functions that change a price or a campaign (a test looks for others). The table itself keeps the history, so that the law's
 * «lowest price before» and the emails about prices miss nothing.
 */
export async function changePrice(tx: Tx, productId: number, price: NewPrice, change: Change): Promise<void> {
  await annotatePriceHistory(tx, change.staffId, change.reason);
  if (!(await writePrice(tx, productId, price))) throw refuse('product_not_found');
  // Other writes of the transaction have another reason.
  await annotatePriceHistory(tx, null, '');
}

/**
 * The same for many products that the caller has locked, in three statements. `changeSet`: the set that writes them, for which emails wait;
 * null when a set is rolled back.
 */
export async function changeManyPrices(
  tx: Tx,
  prices: readonly { id: number; price: NewPrice }[],
  { staffId, reason, changeSet }: Change & { changeSet: number | null },
): Promise<{ id: number; version: number }[]> {
  await annotatePriceHistory(tx, staffId, reason, changeSet);
  const written = await writePrices(tx, prices);
  await annotatePriceHistory(tx, null, '');
  return written;
}
