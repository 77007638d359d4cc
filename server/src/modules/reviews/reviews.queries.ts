import type { StarCounts } from '@tokhi/contract/fields/product-detail';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../db/database.ts';
import { nameOfCustomer } from '../accounts/public.ts';
import { productIdNamed } from '../catalogue/public.ts';
import type { DeliveredTo } from './delivered-to.ts';

const reviews = (db: Db, deliveredTo: DeliveredTo) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.rating', 'reviews.message', 'reviews.answer', 'reviews.created_at'])
    .select(nameOfCustomer('reviews.customer_id').as('name'))
    .select(deliveredTo('reviews.customer_id', 'reviews.product_id').as('verified'));

interface Page {
  offset: number;
  size: number;
}

const published = (db: Db, deliveredTo: DeliveredTo, { offset, size }: Page) =>
  reviews(db, deliveredTo)
    .where('reviews.status', '=', 'published')
    .orderBy('reviews.id', 'desc')
    .offset(offset)
    .limit(size);

/** The newest published reviews of a product, inside the statement that reads the product. */
export const newestReviews = (db: Db, deliveredTo: DeliveredTo, productId: string, size: number) =>
  jsonArrayFrom(
    published(db, deliveredTo, { offset: 0, size }).where('reviews.product_id', '=', sql.ref<number>(productId)),
  );

/** A page of the same, newest first. */
export const pageOfReviews = (db: Db, deliveredTo: DeliveredTo, productId: number, page: Page) =>
  published(db, deliveredTo, page).where('reviews.product_id', '=', productId).execute();

/** How many reviews gave one star, two … five, inside another statement: `productId` is its column there. */
export const starsOf = (productId: string) => stars(sql.ref(productId));

export async function countStars(db: Db, productId: number): Promise<StarCounts> {
  const { rows } = await sql<{ stars: StarCounts }>`select ${stars(sql.val(productId))} as stars`.execute(db);
  return rows[0]?.stars ?? [0, 0, 0, 0, 0];
}

const stars = (productId: RawBuilder<unknown>) => sql<StarCounts>`(
  select json_build_array(
    count(*) filter (where reviews.rating = 1), count(*) filter (where reviews.rating = 2),
    count(*) filter (where reviews.rating = 3), count(*) filter (where reviews.rating = 4),
    count(*) filter (where reviews.rating = 5))
  from reviews where reviews.product_id = ${productId} and reviews.status = 'published')`;

/** This customer's review of the product, published or not. */
export const reviewOfCustomer = (db: Db, deliveredTo: DeliveredTo, codeOrId: string, customerId: number) =>
  reviews(db, deliveredTo)
    .where('reviews.customer_id', '=', customerId)
    .where('reviews.product_id', '=', productIdNamed(db, codeOrId))
    .executeTakeFirst();

export interface Opinion {
  customerId: number;
  productId: number;
  rating: number;
  message: string;
}

/** The customer's earlier review and its status; undefined if there is none. */
export const earlierReview = (tx: Tx, { customerId, productId }: Opinion) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'rating', 'message', 'status'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

export async function insertReview(
  tx: Tx,
  { customerId, productId, rating, message }: Opinion,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('reviews')
    .values({ customer_id: customerId, product_id: productId, rating, message, created_at: now })
    .execute();
}

export async function changeReview(tx: Tx, id: number, { rating, message }: Opinion): Promise<void> {
  await tx.updateTable('reviews').set({ rating, message }).where('id', '=', id).execute();
}
