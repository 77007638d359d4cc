import type { Db } from '../../../db/database.ts';
import { factsOfProducts, type ProductFacts } from '../../catalogue/public.ts';
import { FACET_SLOTS } from '../index/document-columns.ts';

type Said =
  | 'code'
  | 'name'
  | 'model_name'
  | 'product_type'
  | 'brand_name'
  | 'colour_name'
  | 'sub_category_name'
  | 'category_name'
  | 'description_html';

export interface ProductDocument {
  facts: Omit<ProductFacts, Said | 'slots'> & { spec_value_ids: number[] };
  /** The searched texts, by weight. */
  texts: { name: string; shelf: string; category: string; description: string };
}

/** All that lists and search need of some products. */
export async function productDocuments(db: Db, productIds: readonly number[]): Promise<ProductDocument[]> {
  const products = await factsOfProducts(db, productIds);
  return products.map(({ slots, code, name, model_name, product_type, ...row }) => {
    const { brand_name, colour_name, sub_category_name, category_name, description_html, ...facts } = row;
    return {
      facts: { ...facts, spec_value_ids: Array.from({ length: FACET_SLOTS }, (_, slot) => slots[slot] ?? 0) },
      texts: {
        name: `${name} ${model_name} ${product_type} ${code}`,
        shelf: `${sub_category_name} ${brand_name} ${colour_name} ${facts.material ?? ''}`,
        category: category_name,
        description: description_html.replace(/<[^>]*>/g, ' '),
      },
    };
  });
}
