import type { Ask } from '@tokhi/contract/client';
import type { Category, SubCategory } from '@tokhi/contract/fields/shop-entities';

/** A category and its sub-categories by the code in the address; the call refuses an unknown code. */
export async function categoryOfCode(ask: Ask, code: string): Promise<{ category: Category; subs: SubCategory[] }> {
  const [{ subcat }, { category }] = await Promise.all([ask('subCategories', { cat: code }), ask('categories', null)]);
  const found = category.find(({ category_code }) => category_code === code);
  if (found === undefined) throw new Error(`${code}: has sub-categories but is no category`);
  return { category: found, subs: subcat };
}
