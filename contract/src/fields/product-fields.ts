// The Product of spec §3, in the sizes in which it is sent: full, as a card, as a row of a category list, as a line.
// Names are the spec's own, odd spellings included (decision 25).
import { z } from 'zod';
import { flag } from './flag.ts';
import { moment } from './moment.ts';
import { percent, tug } from './money.ts';
import { pictureFiles, picturePlaceholder } from './pictures.ts';

/** The five badges (§4). */
const badgeFlags = {
  New_lower_price: flag,
  Top_seller: flag,
  New: flag,
  IKEA_family_price: flag,
  Last_chance: flag,
};

/** Decision 2: `price_tug` is today's price, `discount` comes on top, a unit costs `sale_price`. */
const prices = {
  price_tug: tug,
  Regular_price_tug: tug,
  /** Equals `sale_price` while the special offer runs, else null. */
  special_price: tug.nullable(),
  sale_price: tug,
  discount: percent,
  /** Discount on one unit. */
  sale: tug,
  bonus_percent: percent,
  validFromDate: moment.nullable(),
  validToDate: moment.nullable(),
};

/** Where a product comes from: 'stock' is ready (§2 «Бэлэн»), 'order' comes from Beijing, 'none' cannot be bought. */
export const showProduct = z.enum(['stock', 'order', 'none']);

/** What every list shows of a product (§2 "Product cards"), and what the cart needs. */
export const productCard = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  model: z.string(),
  product_type: z.string(),
  dimension: z.string(),
  image: z.string(),
  /** Ours: sizes of `image`, and the second picture that a card shows under the pointer. */
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
  hover_files: pictureFiles.nullable(),
  ...prices,
  ...badgeFlags,
  color_name: z.string(),
  /** Ours: the colours of the model, including this one, for the dots of a card. */
  color_dots: z.array(z.object({ code: z.string(), color_name: z.string(), swatch: z.string() })),
  brandname: z.string(),
  cat_id: z.int(),
  category_name: z.string(),
  sub_id: z.int(),
  sub_category_code: z.string(),
  sub_category_name: z.string(),
  total_rate: z.number().min(0).max(5),
  /** Ours: 0 lets a page say that there are no reviews and draw the default stars pale (decision 29). */
  review_count: z.int().nonnegative(),
  remain: z.int().nonnegative(),
  /** 1: ready in Ulaanbaatar. */
  finish: flag,
  show_product: showProduct,
});

/** For a product named on another one's page: enough to decide whether to look at it. `product-cards` has the rest. */
export const shortCard = productCard.pick({
  id: true,
  code: true,
  name: true,
  model: true,
  product_type: true,
  image: true,
  price_tug: true,
  Regular_price_tug: true,
  sale_price: true,
  discount: true,
  color_name: true,
  cat_id: true,
  sub_id: true,
  total_rate: true,
  review_count: true,
  show_product: true,
});

/** §3 "Brand-page/category-list product row": a card with two of its fields also under that page's own names. */
export const productRow = productCard.extend({
  type: z.string(),
  category_sub_id: z.int(),
});

/** One line of a specification table. */
export const specification = z.object({ name: z.string(), value: z.string() });

/** The whole Product of §3. */
export const product = productCard.extend({
  formated_id: z.string(),
  big_image1: z.string().nullable(),
  big_image2: z.string().nullable(),
  big_image3: z.string().nullable(),
  big_image4: z.string().nullable(),
  big_image5: z.string().nullable(),
  Price_unit: z.string(),
  brand_id: z.int(),
  category_code: z.string(),
  /** §3: the China delivery fee, per unit; 0 for what is ready in Ulaanbaatar. */
  china_deliver: tug,
  specs: z.array(specification),
});

/** The special offer of the home page, with the end of its countdown. */
export const specialProduct = productCard.extend({ discount_end_time: moment.nullable() });

/** Only on cards, and ours: a row of the cart has one small picture and one colour (decision 171). */
const onCardsOnly = { image_placeholder: true, hover_files: true, color_dots: true } as const;

/** A product in the cart, refreshed by the server (§3 "after server refresh"). */
export const cartProductFields = productCard.omit(onCardsOnly).extend({
  china_deliver: tug,
  /** Ours: the name of the model for people; `model` is the one in its address. */
  model_name: z.string(),
  /** Ours: what the delivery of a unit is calculated from, before the server knows any address. */
  weight_grams: z.int().nonnegative(),
  volume_ml: z.int().nonnegative(),
});

export type ProductCard = z.output<typeof productCard>;
export type ShortCard = z.output<typeof shortCard>;
export type ProductRow = z.output<typeof productRow>;
export type Product = z.output<typeof product>;
export type SpecialProduct = z.output<typeof specialProduct>;
