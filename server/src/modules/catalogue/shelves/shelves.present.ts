import type { Brand, Category, SubCategory } from '@tokhi/contract/fields/shop-entities';
import type { BrandRow } from './best-sellers.queries.ts';
import type { CategoryRow, SubCategoryRow } from './shelves.queries.ts';

export const presentCategory = ({ id, code, name, icon, image }: CategoryRow): Category => ({
  id,
  category_code: code,
  category_name: name,
  icon,
  image,
});

export const presentSubCategory = ({ id, category_id, code, name, icon, image }: SubCategoryRow): SubCategory => ({
  id,
  sub_category_code: code,
  sub_category_name: name,
  categoryID: category_id,
  icon,
  image,
});

/** A brand without a logo shows its name. */
export const presentBrand = ({ id, name, logo }: BrandRow): Brand => ({ id, brandname: name, images: logo ?? '' });
