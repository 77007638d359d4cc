import { cartProduct } from '../../local/cart-product.ts';
import { putIn } from './put-in.ts';

/** Puts in what is known only by its code, at today's price; `left` are those that are sold no more, or too few. */
export async function putInByCode(
  lines: readonly { code: string; quantity: number }[],
): Promise<{ taken: number; left: number }> {
  // The door of this feature stands in the shell, which needs no client.
  const { ask } = await import('../../calls/ask.ts');
  const { product } = await ask('cartProduct', { products: lines.map(({ code }) => code) });
  const fresh = new Map(product.map((one) => [one.code, cartProduct(one)]));
  let taken = 0;
  for (const { code, quantity } of lines) {
    const found = fresh.get(code);
    if (found !== undefined && putIn(found, quantity) === 'added') taken += 1;
  }
  return { taken, left: lines.length - taken };
}
