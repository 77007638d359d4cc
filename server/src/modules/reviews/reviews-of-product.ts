import { REVIEWS_PAGE_SIZE } from '@tokhi/rules/page/paging';
import type { ReviewsOfProduct } from '../catalogue/public.ts';
import type { DeliveredTo } from './delivered-to.ts';
import { newestReviews, reviewOfCustomer, starsOf } from './reviews.queries.ts';

/** The reviews for the catalogue, which comes earlier in the module order: their first page, and the counts of all. */
export const reviewsOfProduct = (deliveredTo: DeliveredTo): ReviewsOfProduct => ({
  published: (db, productId) => newestReviews(db, deliveredTo, productId, REVIEWS_PAGE_SIZE),
  stars: starsOf,
  ofCustomer: (db, codeOrId, customerId) => reviewOfCustomer(db, deliveredTo, codeOrId, customerId),
});
