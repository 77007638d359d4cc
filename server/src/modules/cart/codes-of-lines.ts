import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../db/database.ts';
import { namesOfProducts } from '../catalogue/public.ts';
import type { CartWithProducts } from './cart-with-products.ts';

/**
 * Resolves posted names to product codes (decision 152). A name is a code, of a product sold or not, or the model of a line in the cart.
 * With two colours of a model the first name is the first line; if the names do not match the lines one to one, the call is refused.
 */
export async function codesOfLines(tx: Tx, names: readonly string[], cart: CartWithProducts): Promise<string[]> {
  if (names.every((name) => cart.products.has(name))) return [...names];
  const ids = cart.lines.map(({ productId }) => productId);
  const products = await namesOfProducts(tx, names, [...ids, ...cart.goneIds]);
  const codes = new Set(products.map(({ code }) => code));
  const byId = new Map(products.map((product) => [product.id, product]));
  const codesOfModel = (of: readonly number[], model: string) =>
    of.flatMap((id) => byId.get(id) ?? []).filter((product) => product.model === model);
  const unused = new Map<string, string[]>();
  return names.map((name) => {
    if (codes.has(name)) return name;
    const left = unused.get(name) ?? linesNamed(name);
    unused.set(name, left);
    const code = left.shift();
    if (code === undefined) throw refuse('product_not_found', { model: name });
    return code;
  });

  function linesNamed(model: string): string[] {
    const sold = codesOfModel(ids, model);
    // The page does not show lines of products that are no longer sold, but an old page may.
    const lines = sold.length > 0 ? sold : codesOfModel(cart.goneIds, model);
    return lines.length === names.filter((name) => name === model).length ? lines.map(({ code }) => code) : [];
  }
}
