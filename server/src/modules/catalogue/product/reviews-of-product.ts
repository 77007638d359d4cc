import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  message: string;
  /** Text where it came inside JSON. */
  created_at: Date | string;
}

/** What a product's page shows of reviews. They come later in the order of modules, so they are handed in (open-shop.ts). */
export interface ReviewsOfProduct {
  /** The published ones, newest first, as a part of the statement that reads the product: `productId` is its column there. */
  published(db: Db, productId: string): RawBuilder<ReviewRow[]>;
  /** What this customer said of the product, published or not. */
  ofCustomer(db: Db, codeOrId: string, customerId: number): Promise<ReviewRow | undefined>;
}
