import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import type { CartProduct } from '../../../local/cart-storage.ts';
import { openCart } from '../cart-opening.ts';
import { putIn } from '../put-in.ts';
import { whyNotPutIn } from '../why-not-put-in.ts';

/** Puts a piece of each product into the cart and says so; reports the refused ones and keeps the others. */
export function putSetIn(products: readonly CartProduct[]): void {
  const results = products.map((product) => putIn(product, 1));
  const added = results.filter((result) => result === 'added').length;
  const refused = results.find((result) => result !== 'added');
  if (added > 0) toastSuccess(`${added} бараа сагсанд нэмэгдлээ`, { label: 'Сагс үзэх', onClick: openCart });
  if (refused !== undefined) toastFailure(whyNotPutIn[refused]);
}
