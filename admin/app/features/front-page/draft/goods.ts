import type { FoundGoods } from '../../../goods/goods-query.ts';
import type { NamedProduct, ShownPage } from '../front-page-query.ts';

/** A product that the page names, as it was read or found. */
export type Goods = NamedProduct;

/** Of one that was just found neither campaign nor regular price is known until the draft is saved. */
export const goodsFound = ({ code, name, sub_category, colour, picture, price, remain, state }: FoundGoods): Goods => ({
  ...{ code, name, colour, picture, price, remain },
  ...{ type: sub_category, regular: price, cut: 0, campaign_ends_at: null, is_listed: state === 'listed' },
});

/** By their codes; what was read says more than what was found. */
export const goodsByCode = (
  { products }: Pick<ShownPage, 'products'>,
  found: readonly Goods[],
): ReadonlyMap<string, Goods> => new Map([...found, ...products].map((one) => [one.code, one]));

/** «KHANGAI буйдан, саарал»; the code of one that is no longer there. */
export const goodsName = (code: string, goods: Goods | undefined): string =>
  goods === undefined ? code : `${goods.name} ${goods.type.toLowerCase()}, ${goods.colour.toLowerCase()}`;
