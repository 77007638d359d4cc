import type { RawBuilder } from 'kysely';

/**
 * What content shows of products and shelves. The catalogue comes later in the order of modules, so it hands this in when it
 * asks: SQL about the product or sub-category that a column of ours names, for our own statement.
 */
export interface OfCatalogue {
  isListed: (productId: string) => RawBuilder<boolean>;
  slideOf: (productId: string) => RawBuilder<{ code: string; name: string; product_type: string } | null>;
  subCategoryCode: (subCategoryId: string) => RawBuilder<string>;
}
