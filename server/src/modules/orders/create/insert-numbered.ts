import { refuse } from '@tokhi/contract/texts/refusals';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';
import { drawSequence, insertOrder, withFreeEnding } from './new-order.queries.ts';
import type { OrderNumbers } from './order-numbers.ts';

/** How many values each round draws. In all they see a whole block of 10,000, which has every ending once. */
const DRAWS: readonly number[] = [1, 20, ...Array.from({ length: 20 }, () => 1_000)];

/**
 * Inserts the order under a number of its own. A taken ending, or a number that an order of earlier times has, draws the next one
 * (decision 13): the first alone, which nearly always is free, then more, so that also the last free ending of a full shop is found.
 */
export async function insertNumbered(
  tx: Tx,
  numbersOf: OrderNumbers,
  order: Omit<Insertable<Schema['orders']>, 'order_number'>,
): Promise<{ id: number; orderNumber: string }> {
  for (const count of DRAWS) {
    const drawn = numbersOf(await drawSequence(tx, count));
    const [orderNumber] = count === 1 ? drawn : await withFreeEnding(tx, drawn);
    if (orderNumber === undefined) continue;
    const id = await insertOrder(tx, { ...order, order_number: orderNumber });
    if (id !== undefined) return { id, orderNumber };
  }
  throw refuse('order_creation_failed');
}
