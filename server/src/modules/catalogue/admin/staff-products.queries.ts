import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { hasPart } from './part-of-name.queries.ts';

/** Products as staff see them, listed or not, for a statement of another module. */
export const staffProducts = sql`(
  select products.id, products.code, products.name || ', ' || colours.name as name, products.ready_in_ulaanbaatar as is_ready,
    products.name as own_name, products.colour_id,
    (select file from product_images where product_images.product_id = products.id and kind <> 'drawing'
      order by position limit 1) as picture
  from products join colours on colours.id = products.colour_id)`;

/** The same without names: only whether Ulaanbaatar promises them. */
export const placedProducts = sql`(select id, ready_in_ulaanbaatar as is_ready from products)`;

/** Whether a row of `staffProducts as goods` matches a part of its name or of its colour's. Each has an index. */
export const isNamed = (text: string): RawBuilder<boolean> =>
  sql`(${hasPart(sql`goods.own_name`, text)}
    or goods.colour_id = any(array(select id from colours where ${hasPart(sql`colours.name`, text)})))`;

/** Counted stock is where it was counted: stock in Ulaanbaatar is promised from there. Call it after the count is written. */
export async function markReady(tx: Tx, productIds: readonly number[], isReady: boolean): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ready_in_ulaanbaatar: isReady })
    .where(sql<boolean>`id = any(${[...productIds]}::int[])`)
    .where('ready_in_ulaanbaatar', '<>', isReady)
    .execute();
}
