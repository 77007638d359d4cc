import type { ReviewsOfProduct } from '../catalogue/public.ts';
import { publishedReviews, reviewOfCustomer } from './reviews.queries.ts';

/** What the catalogue needs of reviews, which come after it. */
export const reviewsOfProduct: ReviewsOfProduct = { published: publishedReviews, ofCustomer: reviewOfCustomer };
