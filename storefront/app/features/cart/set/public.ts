// A separate entry: every page loads the public.ts of the cart.
export { productsByCode } from '../products-by-code.ts';
export { putSetIn } from './put-set-in.ts';
