export { reviewsOfProduct } from './reviews-of-product.ts';
