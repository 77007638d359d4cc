import type { StarCounts } from '@tokhi/contract/fields/product-detail';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface ReviewRow {
  id: number;
  /** As the customer gave it: `presentReview` shows a first name and a letter. */
  name: string | null;
  rating: number;
  message: string;
  verified: boolean;
  answer: string | null;
  /** A string when it comes from JSON. */
  created_at: Date | string;
}

/** The reviews on a product's page. Their module comes later in the module order, so they are passed in (open-shop.ts). */
export interface ReviewsOfProduct {
  /** The published ones, newest first, as a part of the statement that reads the product: `productId` is its column there. */
  published(db: Db, productId: string): RawBuilder<ReviewRow[]>;
  /** How many of all published ones gave one star, two … five, in the same way. */
  stars(productId: string): RawBuilder<StarCounts>;
  /** This customer's review of the product, published or not. */
  ofCustomer(db: Db, codeOrId: string, customerId: number): Promise<ReviewRow | undefined>;
}
