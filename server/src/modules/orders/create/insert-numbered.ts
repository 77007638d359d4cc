import { refuse } from '@tokhi/contract/texts/refusals';
import { orderNumberFrom } from '@tokhi/rules/order/order-number';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';
import { drawSequence, insertOrder, withFreeEnding } from './new-order.queries.ts';

/** Neighbours have different endings: so many draws see a tenth of all 10,000. */
const DRAWN_AT_ONCE = 1_000;
const ROUNDS = 20;

/**
 * Inserts the order under a number of its own. A taken ending draws the next number (decision 13): the first alone, which nearly
 * always is free, and then many at once, so that also the last free ending of a full shop is found.
 */
export async function insertNumbered(
  tx: Tx,
  order: Omit<Insertable<Schema['orders']>, 'order_number'>,
): Promise<{ id: number; orderNumber: string }> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = (await drawSequence(tx, round === 0 ? 1 : DRAWN_AT_ONCE)).map(orderNumberFrom);
    const [orderNumber] = round === 0 ? drawn : await withFreeEnding(tx, drawn);
    if (orderNumber === undefined) continue;
    const id = await insertOrder(tx, { ...order, order_number: orderNumber });
    if (id !== undefined) return { id, orderNumber };
  }
  throw refuse('order_creation_failed');
}
