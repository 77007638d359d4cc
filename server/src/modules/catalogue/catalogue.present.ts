// The only place where a catalogue row becomes a reply: good English names inside, the specification's own outside (decision 25), units as
// the pages print them.

import type { CartProduct } from '@tokhi/contract/calls/cart';
import type { ReplyOf } from '@tokhi/contract/client';
import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { Review } from '@tokhi/contract/fields/product-detail';
import type { Product, ProductCard, ShortCard } from '@tokhi/contract/fields/product-fields';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { shownRating } from '@tokhi/rules/catalogue/rating';
import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import { reviewerName } from '@tokhi/rules/review/reviewer-name';
import { CARD_PICTURE, type CardRow, type CartProductRow, HOVER_PICTURE } from './cards.queries.ts';
import type { BesideRow } from './product/beside.queries.ts';
import type { ReviewRow } from './product/reviews-of-product.ts';
import type { ProductRow } from './product/whole-products.queries.ts';

type Details = Omit<ReplyOf<'singleProduct'>, 'result' | 'single' | 'my_review' | 'related' | 'set'>;
/** The fields that only a cart product has. */
type OfCarts = Exclude<keyof CartProduct, keyof ProductCard>;
/** The column constraints allow nothing else. */
type Side = Details['drawings'][number]['seen_from'];
type Shot = Details['images'][number]['kind'];

/** A JSON column; its constraint allows only an object, and only encoded pictures write it. */
export const filesOf = (picture: { variants: unknown } | null): PictureFiles =>
  (picture?.variants ?? {}) as PictureFiles;

const flag = (set: boolean): 0 | 1 => (set ? 1 : 0);

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A day of the price's validity as a moment: it begins and ends at midnight in Ulaanbaatar. */
const midnight = (day: string | null): string | null =>
  day === null ? null : new Date(`${day}T00:00:00+08:00`).toISOString();

const runningDiscount = (
  row: Pick<CardRow, 'discount_percent' | 'discount_starts_at' | 'discount_ends_at'>,
  now: Date,
): number =>
  runningPercent(
    { percent: row.discount_percent, startsAt: moment(row.discount_starts_at), endsAt: moment(row.discount_ends_at) },
    now,
  );

const supplyOf = (row: Pick<CardRow, 'remain' | 'ready_in_ulaanbaatar'>): ProductCard['show_product'] => {
  if (row.remain === 0) return 'none';
  return row.ready_in_ulaanbaatar ? 'stock' : 'order';
};

/** The fields that cards and carts share. */
function presentListed(row: Omit<CardRow, 'hover' | 'colours'>, now: Date): Omit<CartProduct, OfCarts> {
  const discount = runningDiscount(row, now);
  const { saleTug, salePriceTug } = salePrice(row.price_tug, discount, row.discount_ending);
  const wears = (kind: string) => flag(row.badges?.includes(kind) ?? false);
  return {
    id: row.id,
    code: row.code,
    // The name that a card prints; the kind of thing is in `product_type`.
    name: row.model_name,
    model: row.model_code,
    product_type: row.product_type,
    dimension: row.dimension,
    image: row.picture?.file ?? '',
    image_files: filesOf(row.picture),
    price_tug: row.price_tug,
    Regular_price_tug: row.regular_price_tug,
    special_price: row.special_offer_runs ? salePriceTug : null,
    sale_price: salePriceTug,
    discount,
    sale: saleTug,
    bonus_percent: row.bonus_percent,
    validFromDate: midnight(row.price_valid_from),
    validToDate: midnight(row.price_valid_to),
    New_lower_price: wears('new_lower_price'),
    Top_seller: wears('top_seller'),
    New: wears('new'),
    IKEA_family_price: flag(row.is_family_price),
    Last_chance: wears('last_chance'),
    color_name: row.colour_name,
    brandname: row.brand_name,
    cat_id: row.category_id,
    category_name: row.category_name,
    sub_id: row.sub_category_id,
    sub_category_code: row.sub_category_code,
    sub_category_name: row.sub_category_name,
    total_rate: shownRating({ sum: row.rating_sum, count: row.rating_count }),
    review_count: row.rating_count,
    remain: row.remain,
    finish: flag(row.ready_in_ulaanbaatar),
    show_product: supplyOf(row),
  };
}

export const presentCard = (row: CardRow, now: Date): ProductCard => ({
  ...presentListed(row, now),
  image_placeholder: row.picture?.placeholder ?? null,
  hover_files: row.hover && filesOf(row.hover),
  color_dots: row.colours.map(({ code, name, swatch }) => ({ code, color_name: name, swatch })),
});

/** A product on another product's page: enough for one line, and to request its card. */
export const presentShortCard = (row: BesideRow, now: Date): ShortCard => {
  const discount = runningDiscount(row, now);
  return {
    id: row.id,
    code: row.code,
    name: row.model_name,
    model: row.model_code,
    product_type: row.product_type,
    image: row.picture ?? '',
    price_tug: row.price_tug,
    Regular_price_tug: row.regular_price_tug,
    sale_price: salePrice(row.price_tug, discount, row.discount_ending).salePriceTug,
    discount,
    color_name: row.colour_name,
    cat_id: row.category_id,
    sub_id: row.sub_category_id,
    total_rate: shownRating({ sum: row.rating_sum, count: row.rating_count }),
    review_count: row.rating_count,
    show_product: supplyOf(row),
  };
};

export const presentCartProduct = (row: CartProductRow, now: Date): CartProduct => ({
  ...presentListed(row, now),
  china_deliver: row.china_delivery_tug,
  model_name: row.model_name,
  weight_grams: row.weight_grams,
  volume_ml: row.volume_ml,
});

export function presentProduct(row: ProductRow, now: Date): Product {
  const [big_image1 = null, big_image2 = null, big_image3 = null, big_image4 = null, big_image5 = null] = photographs(
    row,
  ).map(({ file }) => file);
  return {
    ...presentCard(cardOf(row), now),
    formated_id: formatProductCode(row.code),
    big_image1,
    big_image2,
    big_image3,
    big_image4,
    big_image5,
    Price_unit: row.sales_unit,
    brand_id: row.brand_id,
    category_code: row.category_code,
    china_deliver: row.china_delivery_tug,
    specs: specifications(row),
  };
}

/** The card of a product page: its pictures are among the page's. */
function cardOf(row: ProductRow): CardRow {
  const at = (position: number) => photographs(row).find((picture) => picture.position === position) ?? null;
  return { ...row, picture: at(CARD_PICTURE), hover: at(HOVER_PICTURE) };
}

export function presentDetails(row: ProductRow, now: Date): Details {
  return {
    others: row.colours
      .filter(({ id }) => id !== row.id)
      .map((colour) => ({
        code: colour.code,
        image: colour.picture?.file ?? '',
        image_files: filesOf(colour.picture),
        color_name: colour.name,
        swatch: colour.swatch,
        sale_price: salePrice(colour.price_tug, runningDiscount(colour, now), colour.discount_ending).salePriceTug,
        show_product: supplyOf(colour),
      })),
    ids: row.colours.map(({ id }) => id),
    images: photographs(row).map(({ file, width, height, alt, variants, placeholder, kind }) => ({
      image: file,
      width,
      height,
      alt,
      image_files: variants as PictureFiles,
      image_placeholder: placeholder,
      kind: kind as Shot,
    })),
    size_cm: { width: tenths(row.width_mm), depth: tenths(row.depth_mm), height: tenths(row.height_mm) },
    drawings: row.images.flatMap(({ file, width, height, alt, seen_from }) =>
      seen_from === null ? [] : [{ image: file, width, height, alt, seen_from: seen_from as Side }],
    ),
    model_3d: row.model_3d,
    not_included: row.not_included,
    specs: specifications(row),
    review: row.reviews.map(presentReview),
    stars: row.stars,
    description: {
      description: row.description_html,
      designer_concept: row.designer_concept_html,
      envorinments: row.care_and_materials_html,
    },
    packages: row.packages.map((box) => ({
      main_product_id: row.id,
      name: box.name,
      ...sidesOf(box),
      diameter: tenths(box.diameter_mm),
      weight: thousandths(box.weight_grams),
      volume: thousandths(box.volume_ml),
      quantity: box.quantity,
    })),
    dimentions: row.dimensions,
  };
}

const photographs = ({ images }: ProductRow) => images.filter(({ kind }) => kind !== 'drawing');

const specifications = ({ specs }: ProductRow) =>
  specs.map(({ name, value, unit }) => ({ name, value: unit === null ? value : `${value} ${unit}` }));

/** A box lies on its largest side: its length is the longest one, however the supplier measured it. */
function sidesOf({ length_mm, width_mm, height_mm }: ProductRow['packages'][number]) {
  if (length_mm === null || width_mm === null || height_mm === null) {
    return { length: tenths(length_mm), width: tenths(width_mm), height: tenths(height_mm) };
  }
  const [length = 0, width = 0, height = 0] = [length_mm, width_mm, height_mm].sort((one, other) => other - one);
  return { length: tenths(length), width: tenths(width), height: tenths(height) };
}

/** Stored in whole millimetres, grams and millilitres; printed in centimetres, kilograms and litres. */
const tenths = (whole: number | null): number | null => (whole === null ? null : whole / 10);
const thousandths = (whole: number | null): number | null => (whole === null ? null : whole / 1_000);

export const presentReview = ({ id, name, rating, message, verified, answer, created_at }: ReviewRow): Review => ({
  id,
  name: reviewerName(name),
  rate: rating,
  message,
  verified,
  answer,
  created_at: new Date(created_at).toISOString(),
});
