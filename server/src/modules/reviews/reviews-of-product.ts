import { REVIEWS_PAGE_SIZE } from '@tokhi/rules/page/paging';
import type { ReviewsOfProduct } from '../catalogue/public.ts';
import type { DeliveredTo } from './delivered-to.ts';
import { newestReviews, reviewOfCustomer, starsOf } from './reviews.queries.ts';

/** What the catalogue needs of reviews, which come after it: the first page of them, and the counts of all. */
export const reviewsOfProduct = (deliveredTo: DeliveredTo): ReviewsOfProduct => ({
  published: (db, productId) => newestReviews(db, deliveredTo, productId, REVIEWS_PAGE_SIZE),
  stars: starsOf,
  ofCustomer: (db, codeOrId, customerId) => reviewOfCustomer(db, deliveredTo, codeOrId, customerId),
});
