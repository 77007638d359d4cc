import type { ReplyOf } from '@tokhi/contract/client';
import type { SubCategory } from '@tokhi/contract/fields/shop-entities';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { presentSubCategory } from './shelves.present.ts';
import { subCategoriesWithin } from './shelves.queries.ts';

/** The tiles of one category (spec §2 /category/{category_code}). */
export async function showSubCategories(db: Db, categoryCode: string): Promise<ReplyOf<'subCategories'>> {
  const subs = await subCategoriesWithin(db, { code: categoryCode });
  if (!subs) throw refuse('category_not_found');
  return { result: 'success', subcat: subs.map(presentSubCategory) };
}

/** The same tiles by category id: the page of a sub-category shows its siblings. */
export const subCategoriesOf = async (db: Db, categoryId: number): Promise<SubCategory[]> =>
  ((await subCategoriesWithin(db, { id: categoryId })) ?? []).map(presentSubCategory);
