import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { carrySpecs } from './carry-specs.queries.ts';
import { productsOfSubCategory } from './moved-products.queries.ts';
import { writeShelf } from './write-shelf.queries.ts';

/** The limit of one transaction: an order waits at most two seconds for it. A larger one moves by a merge, in portions. */
const MOST_MOVED_AT_ONCE = 3_000;

/** Moves it with its models and products (on update cascade) and their specifications. Returns the number of products. */
export async function moveSubCategory(tx: Tx, id: number, category: number): Promise<number> {
  const products = await productsOfSubCategory(tx, id);
  if (products.length > MOST_MOVED_AT_ONCE)
    throw refuse('shelf_too_large', { products: products.length, most: MOST_MOVED_AT_ONCE });
  await writeShelf(tx, 'sub_category', id, { parent: category });
  await carrySpecs(tx, products, category);
  return products.length;
}
