import type { ProductCard } from '@tokhi/contract/product-fields';
import { unitBonus } from '@tokhi/rules/bonus';
import { formatMonthDay, ulaanbaatarDate } from '@tokhi/rules/calendar';
import { type PriceShown, priceShown } from '@tokhi/rules/price-shown';
import type { BadgeFact } from '../../ui/badge.tsx';
import type { Picture } from '../../ui/picture.tsx';
import { badgesOf } from './badges.ts';
import { productPicture } from './product-picture.ts';
import { type StockView, stockView } from './stock.present.ts';

export interface CardView {
  code: string;
  name: string;
  type: string;
  size: string;
  picture: Picture | null;
  badges: BadgeFact[];
  price: PriceShown;
  bonus: number;
  validUntil: string | null;
  stock: StockView;
}

/** A product as every list shows it; the product page shows the same facts larger. */
export function cardView(product: ProductCard, now: Date): CardView {
  const price = priceShown({
    regularTug: product.Regular_price_tug,
    salePriceTug: product.sale_price,
    family: product.IKEA_family_price === 1,
  });
  return {
    code: product.code,
    name: product.name,
    type: product.product_type,
    size: product.dimension,
    picture: productPicture(product),
    badges: badgesOf(product, price),
    price,
    bonus: unitBonus(product.sale_price, product.bonus_percent),
    validUntil: product.validToDate === null ? null : formatMonthDay(ulaanbaatarDate(new Date(product.validToDate))),
    stock: stockView(product, now),
  };
}
