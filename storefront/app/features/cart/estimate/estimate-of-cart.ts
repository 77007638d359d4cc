import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import type { Cart } from '../../../local/cart-storage.ts';
import type { EstimatedGoods } from './estimate-delivery.ts';

/** The goods of the ticked lines; null while none is ticked, or until the server has sent their weights. */
export function estimateOfCart({ lines, products }: Pick<Cart, 'lines' | 'products'>): EstimatedGoods | null {
  const chosen = selectForOrder(lines, products).lines;
  const goods = { weightGrams: 0, volumeMl: 0, goodsTug: 0, ready: true };
  for (const { code, quantity } of chosen) {
    const product = products.get(code);
    if (!product?.load) return null;
    goods.weightGrams += product.load.weightGrams * quantity;
    goods.volumeMl += product.load.volumeMl * quantity;
    goods.ready &&= product.showProduct === 'stock';
  }
  goods.goodsTug = cartTotals(lines, products).amountTug;
  return chosen.length === 0 ? null : goods;
}
