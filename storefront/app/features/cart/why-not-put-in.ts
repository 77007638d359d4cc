import { texts } from '@tokhi/contract/texts/texts';
import type { addToCart } from '../../local/cart.ts';

type NotAdded = Exclude<ReturnType<typeof addToCart>, 'added'>;

/** The texts of the server's refusals, without its whole catalogue: these buttons are on every page. */
export const whyNotPutIn: Readonly<Record<NotAdded, string>> = {
  insufficient_stock: texts.insufficientStock,
  cart_full: texts.cartFull,
};
