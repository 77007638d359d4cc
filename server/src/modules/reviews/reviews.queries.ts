import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { nameOfCustomer } from '../accounts/public.ts';
import { productIdNamed } from '../catalogue/public.ts';

/** Newest first; a product page shows no more than this, the rest comes with the reviews' own pages. */
const SHOWN = 50;

const reviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.rating', 'reviews.message', 'reviews.created_at'])
    .select(nameOfCustomer('reviews.customer_id').as('name'));

/** What was said of a product and may be read, inside the statement that reads the product. */
export const publishedReviews = (db: Db, productId: string) =>
  jsonArrayFrom(
    reviews(db)
      .where('reviews.product_id', '=', sql.ref<number>(productId))
      .where('reviews.status', '=', 'published')
      .orderBy('reviews.id', 'desc')
      .limit(SHOWN),
  );

/** What this customer said of the product, published or not. */
export const reviewOfCustomer = (db: Db, codeOrId: string, customerId: number) =>
  reviews(db)
    .where('reviews.customer_id', '=', customerId)
    .where('reviews.product_id', '=', productIdNamed(db, codeOrId))
    .executeTakeFirst();
