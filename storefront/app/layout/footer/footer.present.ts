import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { fileAddress } from '../../pictures/picture-files.ts';
import type { MenuCategory } from '../menu/menu.present.ts';

/** Our own: the spec names the lists but not their length. */
const PRODUCTS_IN_A_LIST = 4;

export interface FooterProduct {
  code: string;
  name: string;
  type: string;
  priceTug: number;
}

export interface FooterView {
  brands: { id: number; name: string; logo: string }[];
  recommended: FooterProduct[];
  discounted: FooterProduct[];
  topRated: FooterProduct[];
  /** Names of the payment methods. */
  payments: string[];
}

/** Everything below a page. */
export interface FooterParts {
  /** Null if they could not be read. */
  lists: FooterView | null;
  categories: Pick<MenuCategory, 'code' | 'name'>[];
}

/** The bottom of every page: the brands and three lists of products, with only what they show. */
export const footerView = ({ brand, featured, discount, top, payments }: ReplyOf<'brands'>): FooterView => ({
  brands: brand
    .filter(({ images }) => images !== '')
    .map(({ id, brandname, images }) => ({ id, name: brandname, logo: fileAddress('/images/brand/', images) })),
  recommended: footerProducts(featured),
  discounted: footerProducts(discount),
  topRated: footerProducts(top),
  payments,
});

const footerProducts = (products: ProductCard[]): FooterProduct[] =>
  products.slice(0, PRODUCTS_IN_A_LIST).map(({ code, name, product_type, sale_price }) => ({
    code,
    name,
    type: product_type,
    priceTug: sale_price,
  }));
