import type { StarCounts } from '@tokhi/contract/fields/product-detail';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface ReviewRow {
  id: number;
  /** As the customer told it: `presentReview` shows a first name and a letter. */
  name: string | null;
  rating: number;
  message: string;
  verified: boolean;
  answer: string | null;
  /** Text where it came inside JSON. */
  created_at: Date | string;
}

/** What a product's page shows of reviews. They come later in the order of modules, so they are handed in (open-shop.ts). */
export interface ReviewsOfProduct {
  /** The published ones, newest first, as a part of the statement that reads the product: `productId` is its column there. */
  published(db: Db, productId: string): RawBuilder<ReviewRow[]>;
  /** How many of all published ones gave one star, two … five, in the same way. */
  stars(productId: string): RawBuilder<StarCounts>;
  /** What this customer said of the product, published or not. */
  ofCustomer(db: Db, codeOrId: string, customerId: number): Promise<ReviewRow | undefined>;
}
