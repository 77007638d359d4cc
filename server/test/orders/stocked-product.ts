import type { Db } from '../../src/db/database.ts';
import type { Changes } from '../guards/rows.ts';
import { insertProduct } from '../guards/rows.ts';

/** A new product for this test with a given stock, received as the store receives goods. */
export async function stockedProduct(
  db: Db,
  onHand: number,
  changes: Changes<'products'> = {},
): Promise<{ id: number; code: string }> {
  const id = await insertProduct(db, changes);
  await db.insertInto('stock_levels').values({ product_id: id, on_hand: onHand }).execute();
  await db
    .insertInto('stock_movements')
    .values({ product_id: id, on_hand_change: onHand, on_hand_after: onHand, reserved_after: 0, reason: 'received' })
    .execute();
  const { code } = await db.selectFrom('products').select('code').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, code };
}
