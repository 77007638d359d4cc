import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { type Goods, goodsNow } from '../../catalogue/public.ts';

/** A product with how many of it are ordered. */
export interface OrderedGoods extends Goods {
  quantity: number;
}

/** The ordered products at today's prices; refuses what is not sold, twice in the list, or more than what remains. */
export async function orderedGoods(
  db: Db,
  asked: readonly { id: string; qty: number }[],
  now: Date,
): Promise<OrderedGoods[]> {
  const codes = asked.map(({ id }) => id);
  if (new Set(codes).size < codes.length) throw refuse('invalid_request', { 'cart.product': 'a product twice' });
  const found = new Map((await goodsNow(db, codes, now)).map((one) => [one.code, one]));
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

/** What all of it weighs and fills. */
export function loadOf(lines: readonly OrderedGoods[]) {
  const over = (of: (line: OrderedGoods) => number) => lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);
  return {
    weightGrams: over((line) => line.weightGrams),
    volumeMl: over((line) => line.volumeMl),
    packageCount: over((line) => line.packageCount),
  };
}
