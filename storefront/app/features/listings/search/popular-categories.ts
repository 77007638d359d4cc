import type { Ask } from '@tokhi/contract/client';
import { categoryAddress } from '../../../addresses.ts';
import type { CategoryPicture } from '../categories/category-pictures.tsx';

/** A row on a wide screen, two on a phone. */
const SHOWN = 8;

/** The first categories of the menu, for a page that has nothing else to show. */
export async function popularCategories(ask: Ask): Promise<CategoryPicture[]> {
  const { category } = await ask('categories', null);
  return category.slice(0, SHOWN).map(({ id, category_code, category_name, image }) => ({
    id,
    name: category_name,
    to: categoryAddress(category_code),
    image,
  }));
}
