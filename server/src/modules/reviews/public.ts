export type { DeliveredTo } from './delivered-to.ts';
export { reviewsSince } from './new-reviews.queries.ts';
export { rowsOfCustomer, showReviewsAnew } from './own-reviews.queries.ts';
export { reviewsOfProduct } from './reviews-of-product.ts';
