import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductPackage } from '@tokhi/contract/product-detail';
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/calendar';
import { ratingBreakdown, shownRating } from '@tokhi/rules/rating';
import type { Picture } from '../../ui/picture.tsx';
import { type CardView, cardView } from './card.present.ts';
import { type PackTotals, packTotals } from './pack-totals.ts';
import { plainText } from './plain-text.ts';
import { pictureAddress, productPicture } from './product-picture.ts';

const BIG_PICTURES = 5;
const RELATED = 4;
const DESCRIPTION_LENGTH = 160;

export interface ProductView extends CardView {
  /** «NARAN 3 хүний буйдан». */
  title: string;
  /** «704.892.15». */
  printedCode: string;
  brand: string;
  colour: string;
  category: string;
  subCategory: string;
  pictures: (Picture & { alt: string })[];
  rating: { shown: number; count: number; breakdown: { rate: number; percent: number }[] };
  colours: { code: string; name: string; picture: Picture | null }[];
  reviews: { id: number; name: string; rate: number; message: string; date: string }[];
  texts: { description: string; care: string; concept: string; summary: string };
  specs: { name: string; value: string }[];
  dimensions: { name: string; value: string }[];
  drawing: string | null;
  packages: ProductPackage[];
  packTotals: PackTotals;
  /** Extra fee for size and weight, per unit. */
  sizeFeeTug: number;
  related: CardView[];
}

/** The reply of `single-product` under good names (decision 25), with every figure that the page shows. */
export function productView(reply: ReplyOf<'singleProduct'>, now: Date): ProductView {
  const { single, description } = reply;
  const title = `${single.name} ${single.product_type}`;
  return {
    ...cardView(single, now),
    title,
    printedCode: single.formated_id,
    brand: single.brandname,
    colour: single.color_name,
    category: single.category_name,
    subCategory: single.sub_category_name,
    pictures: reply.images.slice(0, BIG_PICTURES).flatMap((one) => {
      const picture = productPicture(one);
      return picture === null ? [] : [{ ...picture, alt: one.alt }];
    }),
    rating: ratingView(reply),
    colours: coloursView(reply),
    reviews: reply.review.map(({ id, name, rate, message, created_at }) => {
      return { id, name, rate, message, date: formatFullDate(ulaanbaatarDate(new Date(created_at))) };
    }),
    texts: {
      description: description.description,
      care: description.envorinments,
      concept: description.designer_concept,
      summary: plainText(description.description, DESCRIPTION_LENGTH) || `${title}, ${single.color_name}.`,
    },
    specs: reply.specs,
    dimensions: reply.dimentions,
    drawing: reply.drawing === null ? null : pictureAddress(reply.drawing),
    packages: reply.packages,
    packTotals: packTotals(reply.packages),
    sizeFeeTug: single.china_deliver,
    related: reply.related.slice(0, RELATED).map((card) => cardView(card, now)),
  };
}

function ratingView({ single, review }: ReplyOf<'singleProduct'>): ProductView['rating'] {
  const count = single.review_count;
  return {
    count,
    shown: count === 0 ? shownRating({ sum: 0, count: 0 }) : single.total_rate,
    breakdown: ratingBreakdown(review.map(({ rate }) => rate)),
  };
}

// By code, so that a swatch stays where it is when its colour is chosen.
function coloursView({ single, others }: ReplyOf<'singleProduct'>): ProductView['colours'] {
  return [single, ...others]
    .map((one) => ({ code: one.code, name: one.color_name, picture: productPicture(one) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
