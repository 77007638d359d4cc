import { categoryAddress, subCategoryAddress } from '../../addresses.ts';
import type { ProductView } from './product.present.ts';

/** The breadcrumbs of a product: home, category, sub-category (spec §2). */
export const productPlaces = ({
  category,
  subCategory,
}: Pick<ProductView, 'category' | 'subCategory'>): { name: string; to: string }[] => [
  { name: 'Нүүр', to: '/home' },
  { name: category.name, to: categoryAddress(category.code) },
  { name: subCategory.name, to: subCategoryAddress(subCategory.code) },
];
