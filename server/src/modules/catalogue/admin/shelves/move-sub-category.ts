import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { carrySpecs } from './carry-specs.queries.ts';
import { productsOfSubCategory } from './moved-products.queries.ts';
import { writeShelf } from './write-shelf.queries.ts';

/** So many go in one transaction: an order waits at most two seconds for one of them. More go by a merge, in portions. */
const MOST_MOVED_AT_ONCE = 3_000;

/** Moves it with its models and products (on update cascade), and lets their specifications follow. Says how many products went. */
export async function moveSubCategory(tx: Tx, id: number, category: number): Promise<number> {
  const products = await productsOfSubCategory(tx, id);
  if (products.length > MOST_MOVED_AT_ONCE)
    throw refuse('shelf_too_large', { products: products.length, most: MOST_MOVED_AT_ONCE });
  await writeShelf(tx, 'sub_category', id, { parent: category });
  await carrySpecs(tx, products, category);
  return products.length;
}
