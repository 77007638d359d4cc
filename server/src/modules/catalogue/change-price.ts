import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../db/database.ts';
import { annotatePriceHistory, type NewPrice, writePrice } from './prices/prices.queries.ts';

/** Who changed it, null for an import or a job, and why: both stand in the history. */
interface Change {
  staffId: number | null;
  reason: string;
}

/**
 * The only function that changes a price or a campaign (a test looks for others). What it cost before and since is remembered
 * by the table itself, so that the law's «lowest price before» and the emails about prices miss nothing.
 */
export async function changePrice(tx: Tx, productId: number, price: NewPrice, change: Change): Promise<void> {
  await annotatePriceHistory(tx, change.staffId, change.reason);
  if (!(await writePrice(tx, productId, price))) throw refuse('product_not_found');
  // Whatever else the transaction writes has another reason.
  await annotatePriceHistory(tx, null, '');
}
