import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { ratingBreakdown } from '@tokhi/rules/catalogue/rating';
import type { Lender } from '@tokhi/rules/payment/payment-methods';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { fileAddress } from '../../pictures/picture-files.ts';
import { type CardView, cardView, pictureAddress, productPicture } from '../cards/public.ts';
import { type InstalmentPlan, instalmentPlans } from './buying/instalment-plans.ts';
import { type PackTotals, packTotals } from './buying/pack-totals.ts';
import { type PackageFits, packageFits } from './facts/package-fits.ts';
import { plainText } from './plain-text.ts';
import { type ReviewView, reviewView } from './reviews/review.present.ts';

const BIG_PICTURES = 5;
const RELATED = 4;
const DESCRIPTION_LENGTH = 160;

export interface ProductView extends CardView {
  /** «NARAN 3 хүний буйдан». */
  title: string;
  brand: string;
  brandId: number;
  category: { name: string; code: string };
  pictures: (Picture & { alt: string })[];
  rating: CardView['rating'] & { breakdown: { rate: number; percent: number }[] };
  colours: { code: string; name: string; picture: Picture | null }[];
  /** The newest; the others come page by page. */
  reviews: ReviewView[];
  texts: { description: string; care: string; concept: string; summary: string };
  specs: { name: string; value: string }[];
  dimensions: { name: string; value: string }[];
  drawing: string | null;
  /** The glTF file that can be turned round, and how much there is to load. */
  model3d: { src: string; megabytes: string } | null;
  packages: ProductPackage[];
  packTotals: PackTotals;
  fits: PackageFits | null;
  /** Extra fee for size and weight, per unit. */
  sizeFeeTug: number;
  /** None for what cannot be bought. */
  plans: InstalmentPlan[];
  related: CardView[];
}

/** The reply of `single-product` under good names (decision 25), with every figure that the page shows. */
export function productView(reply: ReplyOf<'singleProduct'>, now: Date, lenders: readonly Lender[]): ProductView {
  const { single, description } = reply;
  const title = `${single.name} ${single.product_type}`;
  const card = cardView(single, now);
  return {
    ...card,
    title,
    printedCode: single.formated_id,
    brand: single.brandname,
    brandId: single.brand_id,
    category: { name: single.category_name, code: single.category_code },
    pictures: reply.images.slice(0, BIG_PICTURES).flatMap((one) => {
      const picture = productPicture(one);
      return picture === null ? [] : [{ ...picture, alt: one.alt }];
    }),
    rating: { ...card.rating, breakdown: ratingBreakdown(reply.stars) },
    colours: coloursView(reply),
    reviews: reply.review.map(reviewView),
    texts: {
      description: description.description,
      care: description.envorinments,
      concept: description.designer_concept,
      summary: plainText(description.description, DESCRIPTION_LENGTH) || `${title}, ${single.color_name}.`,
    },
    specs: reply.specs,
    dimensions: reply.dimentions,
    drawing: reply.drawing === null ? null : pictureAddress(reply.drawing),
    model3d: reply.model_3d === null ? null : modelView(reply.model_3d),
    packages: reply.packages,
    packTotals: packTotals(reply.packages),
    fits: packageFits(reply.packages),
    sizeFeeTug: single.china_deliver,
    plans: card.stock.kind === 'none' ? [] : instalmentPlans(single.sale_price, lenders, now),
    related: reply.related.slice(0, RELATED).map((card) => cardView(card, now)),
  };
}

const modelView = ({ file, byte_size }: { file: string; byte_size: number }): ProductView['model3d'] => ({
  src: fileAddress('/images/model/', file),
  megabytes: (byte_size / 1_000_000).toFixed(1),
});

// By code, so that a swatch stays where it is when its colour is chosen.
function coloursView({ single, others }: ReplyOf<'singleProduct'>): ProductView['colours'] {
  return [single, ...others]
    .map((one) => ({ code: one.code, name: one.color_name, picture: productPicture(one) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
