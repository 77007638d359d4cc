import type { ReplyOf } from '@tokhi/contract/client';
import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { ratingBreakdown } from '@tokhi/rules/catalogue/rating';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { fileAddress, largestFile } from '../../pictures/picture-files.ts';
import {
  type CardView,
  cardView,
  type ListedCard,
  listedCard,
  pictureAddress,
  productPicture,
} from '../cards/public.ts';
import type { EstimatedGoods } from '../cart/public.ts';
import { goodsOfProduct } from './buying/goods-of-product.ts';
import { type InstalmentPlan, instalmentPlans } from './buying/instalment-plans.ts';
import { packSummary, packTotals } from './buying/pack-totals.ts';
import { type DrawingView, drawingViews } from './facts/drawing.present.ts';
import { type PackageFitWords, packageFitWords } from './facts/package-fit-words.ts';
import { type PackageTableView, packageTable } from './facts/package-table.present.ts';
import { type StandingPiece, standingPiece } from './facts/room-fit/standing-piece.ts';
import { type ColourView, colourViews } from './gallery/colours.present.ts';
import { plainText } from './plain-text.ts';
import { type ReviewView, reviewView } from './reviews/review.present.ts';

const BIG_PICTURES = 5;
const DESCRIPTION_LENGTH = 160;

export interface ProductView extends CardView {
  /** «NARAN 3 хүний буйдан». */
  title: string;
  brand: string;
  brandId: number;
  category: { name: string; code: string };
  pictures: GalleryPicture[];
  rating: CardView['rating'] & { breakdown: { rate: number; percent: number }[] };
  colours: ColourView[];
  /** The newest; the others are loaded page by page. */
  reviews: ReviewView[];
  texts: { description: string; care: string; concept: string; summary: string };
  specs: { name: string; value: string }[];
  dimensions: { name: string; value: string }[];
  drawings: DrawingView[];
  /** What can be tried in the customer's room; null if it fits everywhere. */
  stands: StandingPiece | null;
  /** The glTF file of the 3D model, its size, and its colour if it is another one. */
  model3d: { src: string; megabytes: string; plain: string | null; otherColour: string | null } | null;
  /** What the pictures show and the price does not include. */
  notIncluded: string | null;
  packages: PackageTableView | null;
  /** «2 хайрцаг, 60.9 кг, 2.17 м³»; null if no box is known. */
  packed: string | null;
  fits: PackageFitWords | null;
  /** One piece, as the delivery rules need it. */
  goods: EstimatedGoods;
  /** Extra fee for size and weight, per unit. */
  beijingFeeTug: number;
  /** Empty if it cannot be bought. */
  plans: InstalmentPlan[];
  stores: number;
  related: ListedCard[];
  /** What goes with it, itself included unless it is sold out; else empty. */
  set: { cards: ListedCard[]; totalTug: number };
}

type GalleryPicture = Picture & { alt: string; largest: string; fills: boolean };

interface Around extends Pick<PayingTerms, 'lenders' | 'instalmentsAboveTug'> {
  /** How many stores offer pickup. */
  stores: number;
  /** Products that the reply names besides this one. */
  cards: readonly ProductCard[];
}

/** The reply of `single-product` under readable names (decision 25), with every figure that the page shows. */
export function productView(
  reply: ReplyOf<'singleProduct'>,
  now: Date,
  { lenders, instalmentsAboveTug, stores, cards }: Around,
): ProductView {
  const { single, description } = reply;
  const title = `${single.name} ${single.product_type}`;
  const card = cardOfPage(single, now);
  const totals = packTotals(reply.packages);
  const beside = new Map(cards.map((one) => [one.id, cardView(one, now)]));
  // A product withdrawn a moment ago has no card any more.
  const cardsOf = (named: readonly { id: number }[]) => named.flatMap(({ id }) => beside.get(id) ?? []);
  const inParts = card.stock.kind !== 'none' && single.sale_price > instalmentsAboveTug;
  return {
    ...card,
    title,
    printedCode: single.formated_id,
    brand: single.brandname,
    brandId: single.brand_id,
    category: { name: single.category_name, code: single.category_code },
    pictures: reply.images.slice(0, BIG_PICTURES).flatMap((one) => {
      const picture = productPicture(one);
      if (picture === null) return [];
      const fills = one.kind === 'detail' || one.kind === 'room';
      return [{ ...picture, alt: one.alt, largest: pictureAddress(largestFile(one)), fills }];
    }),
    rating: { ...card.rating, breakdown: ratingBreakdown(reply.stars) },
    colours: colourViews(reply),
    reviews: reply.review.map(reviewView),
    texts: {
      description: description.description,
      care: description.envorinments,
      concept: description.designer_concept,
      summary: plainText(description.description, DESCRIPTION_LENGTH) || `${title}, ${single.color_name}.`,
    },
    specs: reply.specs,
    dimensions: reply.dimentions,
    drawings: drawingViews(reply.drawings, reply.size_cm),
    model3d: reply.model_3d === null ? null : modelView(reply.model_3d, single.color_name),
    notIncluded: reply.not_included,
    packages: packageTable(reply.packages, totals),
    packed: totals.boxes > 0 ? packSummary(totals) : null,
    fits: packageFitWords(reply.packages, reply.size_cm),
    goods: goodsOfProduct(reply),
    stands: standingPiece(reply),
    beijingFeeTug: single.china_deliver,
    plans: inParts ? instalmentPlans(single.sale_price, lenders, now) : [],
    stores,
    related: cardsOf(reply.related).map(listedCard),
    set: setOf(card, cardsOf(reply.set)),
  };
}

function setOf(card: CardView, beside: CardView[]): ProductView['set'] {
  if (beside.length === 0) return { cards: [], totalTug: 0 };
  const all = card.stock.kind === 'none' ? beside : [card, ...beside];
  return { cards: all.map(listedCard), totalTug: all.reduce((sum, { price }) => sum + price.nowTug, 0) };
}

/** A sold-out product gets no praise: no badge, no price cut, no last day. */
function cardOfPage(single: ReplyOf<'singleProduct'>['single'], now: Date): CardView {
  const card = cardView(single, now);
  if (card.stock.kind !== 'none') return card;
  const price = { kind: 'plain' as const, nowTug: card.price.nowTug, wasTug: null, cutPercent: 0 };
  return { ...card, badges: [], cutBadge: null, price, validity: null };
}

const modelView = (
  { file, byte_size, plain_file, color_name }: NonNullable<ReplyOf<'singleProduct'>['model_3d']>,
  colour: string,
): ProductView['model3d'] => ({
  src: fileAddress('/images/model/', file),
  megabytes: (byte_size / 1_000_000).toFixed(1),
  plain: plain_file === null ? null : fileAddress('/images/model/', plain_file),
  otherColour: color_name === colour ? null : color_name,
});
