import { productsByCode } from './products-by-code.ts';
import { putIn } from './put-in.ts';

/** Puts in what is known only by its code, at today's price; `left` are those that are sold no more, or too few. */
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
