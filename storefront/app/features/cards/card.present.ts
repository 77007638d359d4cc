import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { shownRating } from '@tokhi/rules/catalogue/rating';
import { validityPeriod } from '@tokhi/rules/catalogue/validity';
import { unitBonus } from '@tokhi/rules/money/bonus';
import { cardPrice, type PriceShown, priceShown } from '@tokhi/rules/money/price-shown';
import type { BadgeFact } from '@tokhi/ui/show/badge.tsx';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { cartProduct } from '../../local/cart-product.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { htmlOnly } from '../../packed.ts';
import { badgesOf, cutBadge } from './badges.ts';
import { hoverPicture, productPicture } from './product-picture.ts';
import { type StockView, stockView } from './stock.present.ts';

export interface CardView {
  code: string;
  /** «704.892.15». */
  printedCode: string;
  name: string;
  type: string;
  size: string;
  colour: string;
  subCategory: { name: string; code: string };
  picture: Picture | null;
  /** Shown on hover. */
  hoverPicture: Picture | null;
  badges: BadgeFact[];
  /** «−14%», our own: separate from the spec's badges. */
  cutBadge: BadgeFact | null;
  dots: { code: string; name: string; swatch: string }[];
  price: PriceShown;
  bonus: number;
  /** The grid leaves the bonus out while a campaign takes money off (spec §4 Price display). */
  bonusInGrid: number | null;
  /** «11/16 – 11/30»: how long the price is valid; null without dates, and after the last day. */
  validity: string | null;
  stock: StockView;
  rating: { shown: number; count: number };
  /** What this browser's cart keeps of it. */
  cart: CartProduct;
}

/** The visible part of a card. */
export type SeenCard = Omit<CardView, 'cart'>;

/** A product in a list: its buttons need the cart data; where the page came as HTML, nothing else is sent. */
export interface ListedCard {
  cart: CartProduct;
  seen: SeenCard | null;
}

export const listedCard = ({ cart, ...seen }: CardView): ListedCard => ({ cart, seen: htmlOnly(seen) });

/** A product as every list shows it; the product page shows the same facts larger. */
export function cardView(product: ProductCard, now: Date): CardView {
  const price = priceShown({
    regularTug: product.Regular_price_tug,
    salePriceTug: product.sale_price,
    family: product.IKEA_family_price === 1,
  });
  const cart = cartProduct(product);
  return {
    code: product.code,
    printedCode: formatProductCode(product.code),
    name: product.name,
    type: product.product_type,
    size: product.dimension,
    colour: product.color_name,
    subCategory: { name: product.sub_category_name, code: product.sub_category_code },
    picture: cardPicture(product),
    hoverPicture: hoverPicture(product.hover_files),
    badges: badgesOf(product),
    cutBadge: cutBadge(price),
    dots: product.color_dots.map(({ code, color_name, swatch }) => ({ code, name: color_name, swatch })),
    price,
    bonus: unitBonus(product.sale_price, product.bonus_percent),
    bonusInGrid: cardPrice({ ...cart, family: product.IKEA_family_price === 1 }).bonus,
    validity: validityPeriod({ from: day(product.validFromDate), to: day(product.validToDate) }, now),
    stock: stockView(product, now),
    rating: {
      shown: product.review_count === 0 ? shownRating({ sum: 0, count: 0 }) : product.total_rate,
      count: product.review_count,
    },
    cart,
  };
}

/**
 * Without a placeholder: its background shows at once, and thirty placeholders would be the heaviest part of a list. WebP only,
 * which has the width of a card on a phone: the AVIF file is wider and twice as heavy.
 */
function cardPicture(product: ProductCard): Picture | null {
  const picture = productPicture({ ...product, image_placeholder: null });
  return picture && picture.webp !== '' ? { ...picture, avif: null } : picture;
}

const day = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
