import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { categoryOfShelf } from '../page/write-model.queries.ts';
import { carrySpecs } from './carry-specs.queries.ts';
import { moveSubCategory } from './move-sub-category.ts';
import {
  moveModelsOfBrand,
  moveModelsOfSubCategory,
  moveProductsOfColour,
  productsInBothColours,
  productsOfModels,
  subCategoriesIn,
} from './moved-products.queries.ts';

/** A model has about three colours. */
const MODELS = 200;
const PRODUCTS = 500;
const MOST_NAMED = 10;

/** Returns how many models, products or sub-categories moved. */
const MOVES: Record<ShelfKind, (tx: Tx, from: number, into: number) => Promise<number>> = {
  brand: async (tx, from, into) => (await moveModelsOfBrand(tx, from, into, MODELS)).length,

  sub_category: async (tx, from, into) => {
    const models = await moveModelsOfSubCategory(tx, from, into, MODELS);
    const category = await categoryOfShelf(tx, into);
    if (category !== undefined) await carrySpecs(tx, await productsOfModels(tx, models), category);
    return models.length;
  },

  category: async (tx, from, into) => {
    let products = 0;
    let moved = 0;
    for (const id of await subCategoriesIn(tx, from)) {
      products += await moveSubCategory(tx, id, into);
      moved += 1;
      if (products >= PRODUCTS) break;
    }
    return moved;
  },

  colour: async (tx, from, into) => {
    const clashing = await productsInBothColours(tx, from, into, MOST_NAMED);
    if (clashing.length > 0) throw refuse('merge_not_possible', { products: clashing.join(', ') });
    return (await moveProductsOfColour(tx, from, into, PRODUCTS)).length;
  },
};

export const movePortion = (tx: Tx, kind: ShelfKind, from: number, into: number): Promise<number> =>
  MOVES[kind](tx, from, into);
