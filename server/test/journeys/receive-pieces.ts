import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';

/** Receives pieces of a product in the warehouse, so that no journey sells out what another one uses. */
export const receivePieces = (db: Db, code: string, pieces: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const product = tx.selectFrom('products').select('id').where('code', '=', code);
    const level = await tx
      .updateTable('stock_levels')
      .set({ on_hand: sql`on_hand + ${pieces}` })
      .where('product_id', '=', product)
      .returning(['product_id', 'on_hand', 'reserved'])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('stock_movements')
      .values({
        product_id: level.product_id,
        on_hand_change: pieces,
        on_hand_after: level.on_hand,
        reserved_after: level.reserved,
        reason: 'received',
      })
      .execute();
  });
