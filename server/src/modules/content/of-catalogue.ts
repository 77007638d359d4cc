import type { RawBuilder } from 'kysely';

/** The product of a slide, and what a unit costs now. */
interface Slide {
  code: string;
  name: string;
  product_type: string;
  price_tug: number;
}

/**
 * What content shows of products and shelves. The catalogue comes later in the order of modules, so it hands this in when it
 * asks: SQL about the product or sub-category that a column of ours names, for our own statement.
 */
export interface OfCatalogue {
  isListed: (productId: string) => RawBuilder<boolean>;
  slideOf: (productId: string, now: Date) => RawBuilder<Slide | null>;
  /** When the campaign that runs at `now` ends, and the price with it; null where none runs or it has no end. */
  priceEnds: (productId: string, now: Date) => RawBuilder<string | null>;
  subCategoryCode: (subCategoryId: string) => RawBuilder<string>;
}
