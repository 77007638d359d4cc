import { refuse } from '@tokhi/contract/texts/refusals';
import type { Goods } from '../../catalogue/public.ts';

/** A product with the ordered quantity. */
export interface OrderedGoods extends Goods {
  quantity: number;
}

/** The ordered products at today's prices; refuses a product that is not sold or is listed twice, and more pieces than remain. */
export function orderedGoods(goods: readonly Goods[], asked: readonly { id: string; qty: number }[]): OrderedGoods[] {
  if (new Set(asked.map(({ id }) => id)).size < asked.length) {
    throw refuse('invalid_request', { 'cart.product': 'a product twice' });
  }
  const found = new Map(goods.map((one) => [one.code, one]));
  if (found.size === 0) throw refuse('nothing_purchasable');
  const short = asked.filter(({ id, qty }) => (found.get(id)?.remain ?? 0) < qty);
  if (short.length > 0) {
    throw refuse('insufficient_stock', Object.fromEntries(short.map(({ id }) => [id, found.get(id)?.remain ?? 0])));
  }
  return asked.flatMap(({ id, qty }) => {
    const one = found.get(id);
    return one === undefined ? [] : [{ ...one, quantity: qty }];
  });
}

/** The total weight and volume. */
export function loadOf(lines: readonly OrderedGoods[]) {
  const over = (of: (line: OrderedGoods) => number) => lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);
  return {
    weightGrams: over((line) => line.weightGrams),
    volumeMl: over((line) => line.volumeMl),
    packageCount: over((line) => line.packageCount),
  };
}
