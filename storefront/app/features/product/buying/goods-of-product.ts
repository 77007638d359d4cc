import type { EstimatedGoods } from '../../cart/public.ts';
import type { ProductView } from '../product.present.ts';

/** Kilograms and litres on the wire, whole grams and millilitres for the rules. */
const thousands = (value: number): number => Math.round(value * 1_000);

/** One piece, as its delivery is reckoned. */
export function goodsOfProduct({ packages, sizeFeeTug, price, stock }: ProductView): EstimatedGoods {
  const goods = { weightGrams: 0, volumeMl: 0, chinaDeliverTug: sizeFeeTug, goodsTug: price.nowTug };
  for (const { weight, volume, quantity } of packages) {
    goods.weightGrams += thousands(weight ?? 0) * (quantity ?? 1);
    goods.volumeMl += thousands(volume ?? 0) * (quantity ?? 1);
  }
  return { ...goods, ready: stock.kind === 'ready' };
}
