import { cartProduct } from '../../local/cart-product.ts';
import type { CartProduct } from '../../local/cart-storage.ts';

/** What the cart keeps of products that are known only by their codes, at today's price; without those that are sold no more. */
export async function productsByCode(codes: string[]): Promise<CartProduct[]> {
  // The door of this feature stands in the shell, which needs no client.
  const { ask } = await import('../../calls/ask.ts');
  const { product } = await ask('cartProduct', { products: codes });
  return product.map(cartProduct);
}
