import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { countPutIntoCart } from '../../calls/search-outcomes.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { aboutProduct } from '../../pictures/about-product.ts';
import { openCart } from './cart-opening.ts';
import { putIn } from './put-in.ts';
import { whyNotPutIn } from './why-not-put-in.ts';

/** Puts a product into the cart and says so in `words`, or says that too few remain (spec §5). */
export function sayPutIn(product: CartProduct, quantity: number, words: string): void {
  const result = putIn(product, quantity);
  if (result !== 'added') toastFailure(whyNotPutIn[result]);
  else {
    countPutIntoCart(product.code);
    const about = aboutProduct(product, '{n} бүтээгдэхүүн нэмэгдлээ');
    // After the new count is painted: the message loads a script and causes a layout.
    const say = () => toastSuccess(words, { label: 'Сагс үзэх', onClick: openCart }, about);
    requestAnimationFrame(() => setTimeout(say));
  }
}
