import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { insertOrder, type NewOrder } from './insert-order.queries.ts';
import { drawSequence, withFreeEnding } from './new-order.queries.ts';
import type { OrderNumbers } from './order-numbers.ts';

/** How many values each further round draws. Together they cover a whole block of 10,000, which has every ending once. */
const DRAWS: readonly number[] = [20, ...Array.from({ length: 20 }, () => 1_000)];

/**
 * Inserts the order under an unused number. If the ending is taken, or an earlier order has the number, it draws again (decision 13): first
 * one value, which is nearly always free, then more, so that even the last free ending of a full shop is found.
 */
export async function insertNumbered(
  tx: Tx,
  numbersOf: OrderNumbers,
  sequence: number,
  order: NewOrder,
): Promise<{ id: number; orderNumber: string }> {
  for (const count of [null, ...DRAWS]) {
    const [orderNumber] =
      count === null ? numbersOf([sequence]) : await withFreeEnding(tx, numbersOf(await drawSequence(tx, count)));
    if (orderNumber === undefined) continue;
    const id = await insertOrder(tx, orderNumber, order);
    if (id !== undefined) return { id, orderNumber };
  }
  throw refuse('order_creation_failed');
}
