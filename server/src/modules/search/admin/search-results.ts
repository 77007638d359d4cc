import type { LoadedIndex } from '../index/search-index.ts';
import { findTyped } from '../result-cache.ts';
import { productsById } from './search-results.queries.ts';
import type { SearchWordsDeps } from './search-words-deps.ts';

const FIRST = 6;

/** The index of this process, caught up with the database. */
export async function freshIndex({ index }: SearchWordsDeps): Promise<LoadedIndex> {
  await index.catchUp();
  return index.loaded();
}

/** The row indexes that the shop finds for a text, best first, with the staff words in `loaded`. */
export async function rowsFound(
  { db, vocabulary }: SearchWordsDeps,
  text: string,
  loaded: LoadedIndex,
): Promise<Uint32Array> {
  return (await findTyped(db, vocabulary, text, loaded)).unfiltered.rowIndexes;
}

/** How many products a text finds, how many of them can be bought, and the first ones. */
export async function presentResults({ db }: SearchWordsDeps, rowIndexes: Uint32Array, { columns }: LoadedIndex) {
  const ids = [...rowIndexes.subarray(0, FIRST)].map((rowIndex) => columns.productId[rowIndex] as number);
  const known = await productsById(db, ids);
  const isInStock = (rowIndex: number) => columns.isInStock[rowIndex] === 1;
  return {
    products: rowIndexes.length,
    in_stock: rowIndexes.filter(isInStock).length,
    first: ids.flatMap((id) => {
      const product = known.get(id);
      if (product === undefined) return [];
      const { code, name, picture } = product;
      return [{ code, name, picture, in_stock: isInStock(columns.rowIndexOf[id] as number) }];
    }),
  };
}
