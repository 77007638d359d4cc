// Which products of the shop match a query.
import { GOODS, type Goods } from '../grammar/goods.ts';
import { isOfGoods, type ProductOfShop } from './products-of-shop.ts';
import type { GeneratedQuery } from './query.ts';

type Wanted = Pick<GeneratedQuery, 'right' | 'tolerated'>;

export interface ShopTruth {
  products: readonly ProductOfShop[];
  /** Products of these goods that meet the condition. */
  productsOf: (goods: Goods, condition?: (product: ProductOfShop) => boolean) => Wanted;
}

export function shopTruth(products: readonly ProductOfShop[]): ShopTruth {
  for (const goods of GOODS) {
    if (!products.some((product) => isOfGoods(product, goods))) throw new Error(`the shop has no «${goods.name}»`);
  }
  const idsOf = (condition: (product: ProductOfShop) => boolean) =>
    new Set(products.filter(condition).map(({ id }) => id));
  return {
    products,
    productsOf: (goods, condition = () => true) => ({
      right: idsOf((product) => isOfGoods(product, goods) && condition(product)),
      tolerated: idsOf((product) => (goods.also ?? []).includes(product.sub) && condition(product)),
    }),
  };
}
