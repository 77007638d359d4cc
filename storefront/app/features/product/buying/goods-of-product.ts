import type { ReplyOf } from '@tokhi/contract/client';
import type { EstimatedGoods } from '../../cart/public.ts';

/** Kilograms and litres on the wire, whole grams and millilitres for the rules. */
const thousands = (value: number): number => Math.round(value * 1_000);

/** One piece, as the delivery rules need it. */
export function goodsOfProduct({
  single,
  packages,
}: Pick<ReplyOf<'singleProduct'>, 'single' | 'packages'>): EstimatedGoods {
  const goods = { weightGrams: 0, volumeMl: 0, goodsTug: single.sale_price };
  for (const { weight, volume, quantity } of packages) {
    goods.weightGrams += thousands(weight ?? 0) * (quantity ?? 1);
    goods.volumeMl += thousands(volume ?? 0) * (quantity ?? 1);
  }
  return { ...goods, ready: single.show_product === 'stock' };
}
