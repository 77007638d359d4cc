import type { RawBuilder } from 'kysely';

/** The product of a slide, and its current price per unit. */
interface Slide {
  code: string;
  name: string;
  product_type: string;
  price_tug: number;
}

/**
 * Catalogue data that content shows. The catalogue comes later in the module order, so it passes this in: SQL about the product or
 * sub-category that a column of ours names, for our own statement.
 */
export interface OfCatalogue {
  isListed: (productId: string) => RawBuilder<boolean>;
  slideOf: (productId: string, now: Date) => RawBuilder<Slide | null>;
  /** When the campaign that runs at `now` ends, and its price; null if none runs or it has no end. */
  priceEnds: (productId: string, now: Date) => RawBuilder<string | null>;
  subCategoryCode: (subCategoryId: string) => RawBuilder<string>;
}
