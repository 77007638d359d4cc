import { productsByCode } from './products-by-code.ts';
import { putIn } from './put-in.ts';

/** Puts in products known only by their codes, at today's price; `left` are those no longer sold, or too few. */
export async function putInByCode(
  lines: readonly { code: string; quantity: number }[],
): Promise<{ taken: number; left: number }> {
  const fresh = new Map(
    (await productsByCode(lines.map(({ code }) => code))).map((product) => [product.code, product]),
  );
  let taken = 0;
  for (const { code, quantity } of lines) {
    const found = fresh.get(code);
    if (found !== undefined && putIn(found, quantity) === 'added') taken += 1;
  }
  return { taken, left: lines.length - taken };
}
