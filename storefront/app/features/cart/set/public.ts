// A door of its own: that of the cart stands in the shell of every page.
export { productsByCode } from '../products-by-code.ts';
export { putSetIn } from './put-set-in.ts';
