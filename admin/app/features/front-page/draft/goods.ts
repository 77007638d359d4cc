import type { FoundGoods } from '../../../goods/goods-query.ts';
import type { NamedProduct, ShownPage } from '../front-page-query.ts';

/** A product on the page, as read or found. */
export type Goods = NamedProduct;

/** The campaign and regular price of a product just found are unknown until the draft is saved. */
export const goodsFound = ({ code, name, sub_category, colour, picture, price, remain, state }: FoundGoods): Goods => ({
  ...{ code, name, colour, picture, price, remain },
  ...{ type: sub_category, regular: price, cut: 0, campaign_ends_at: null, is_listed: state === 'listed' },
});

/** By code; products that were read have more data than found ones. */
export const goodsByCode = (
  { products }: Pick<ShownPage, 'products'>,
  found: readonly Goods[],
): ReadonlyMap<string, Goods> => new Map([...found, ...products].map((one) => [one.code, one]));

/** «KHANGAI буйдан, саарал»; the code if the product no longer exists. */
export const goodsName = (code: string, goods: Goods | undefined): string =>
  goods === undefined ? code : `${goods.name} ${goods.type.toLowerCase()}, ${goods.colour.toLowerCase()}`;
