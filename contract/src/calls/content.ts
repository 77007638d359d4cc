// The content around every page: home, menus, footer (spec §3 "Home response", §7 /api/home).
import { z } from 'zod';
import { defineCall, nothing, successReply } from '../call.ts';
import { tug } from '../fields/money.ts';
import { categoryCode, rowId } from '../fields/names-of-things.ts';
import { pictureFiles, picturePlaceholder } from '../fields/pictures.ts';
import { productCard, specialProduct } from '../fields/product-fields.ts';
import { room } from '../fields/room.ts';
import { brand, category, shopEvent, subCategory } from '../fields/shop-entities.ts';

const homeBanner = z.object({
  title_1: z.string(),
  title_2: z.string(),
  title_3: z.string(),
  /** A slide may advertise something other than one product. */
  price_tug: tug.nullable(),
  code: z.string().nullable(),
  /** Ours: name and kind of that product. */
  name: z.string().nullable(),
  product_type: z.string().nullable(),
  /** File at /images/room/{image}. */
  image: z.string(),
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
});

const photoBanner = z.object({
  name: z.string(),
  image: z.string(),
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
  /** Ours: price and name of the product that the picture leads to. */
  price_tug: tug.nullable(),
  code: z.string().nullable(),
  product_name: z.string().nullable(),
  product_type: z.string().nullable(),
});

const promoBanner = z.object({
  image: z.string(),
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
  title: z.string(),
  description: z.string(),
  /** Sub-category the banner leads to. */
  subId: z.int().nullable(),
  /** Ours: its code, because pages are addressed by code. */
  sub_category_code: z.string().nullable(),
});

/** Page /home. */
export const homePage = defineCall('homePage', {
  purpose: 'Everything on the home page.',
  body: nothing,
  reply: successReply({
    homeBanner: z.array(homeBanner),
    subCategory: z.array(subCategory),
    category: z.array(category),
    /** Quick tiles lead to sub-categories; the title may be shorter than the sub-category’s own name. */
    quickCategory: z.array(subCategory),
    featuredProduct: z.array(productCard),
    LastChance: z.array(productCard),
    topRatedProduct: z.array(productCard),
    /** The sub-categories picked at random for the tabs; `random` has their products, grouped by `sub_id`. */
    randomCategory: z.array(subCategory),
    random: z.array(productCard),
    topBrand: z.array(brand),
    /** Ours: products of the top brands, for the block under the strip. */
    topBrandProduct: z.array(productCard),
    topProduct: z.array(productCard),
    banners: z.array(promoBanner),
    photobanners: z.array(photoBanner),
    events: z.array(shopEvent),
    /** The page takes the first one; empty while no special offer runs. */
    specialProduct: z.array(specialProduct),
    /** Ours: the rooms to buy from (decision 60). */
    rooms: z.array(room),
  }),
  refusals: [],
});

/** The brand strip and the footer's lists, at the bottom of each page. */
export const brands = defineCall('brands', {
  purpose: 'Brand strip and footer lists.',
  body: nothing,
  reply: successReply({
    brand: z.array(brand),
    featured: z.array(productCard),
    top: z.array(productCard),
    discount: z.array(productCard),
    categories: z.array(category),
    /** Ours: names of the enabled payment methods, for the footer. */
    payments: z.array(z.string()),
  }),
  refusals: [],
});

/** The menus of the header. */
export const categories = defineCall('categories', {
  purpose: 'Categories, sub-categories and event chips of the header.',
  body: nothing,
  reply: successReply({
    category: z.array(category),
    /** Ours: the number of products in its list. */
    subCategory: z.array(subCategory.extend({ total: z.int().nonnegative() })),
    events: z.array(shopEvent),
  }),
  refusals: [],
});

/** Page /category/{category_code}: `cat` is that code. */
export const subCategories = defineCall('subCategories', {
  purpose: 'Sub-category tiles of one category.',
  body: z.strictObject({ cat: categoryCode }),
  reply: successReply({ subcat: z.array(subCategory) }),
  refusals: ['category_not_found'],
});

/** The top of a category, brand or event page: §2 gives only a list and no introduction (decision 60). */
export const opening = defineCall('opening', {
  purpose: 'The sentence and the room that open the page of a category, a brand or an event.',
  body: z.strictObject({ page: z.enum(['category', 'brand', 'event']), id: rowId }),
  reply: successReply({
    /** Empty if staff wrote none. */
    sentence: z.string(),
    /** The room with most of its goods; null if no room has any. */
    room: room.nullable(),
    /** Address of the square picture of a category. */
    tile: z.string().nullable(),
  }),
  refusals: ['category_not_found', 'brand_not_found', 'event_not_found'],
});

/** One of the rooms that the home page names: it shows the first and loads the others on demand. */
export const oneRoom = defineCall('room', {
  purpose: 'A furnished room and what stands in it.',
  body: z.strictObject({ code: categoryCode }),
  reply: successReply({ room }),
  refusals: ['room_not_found'],
});
