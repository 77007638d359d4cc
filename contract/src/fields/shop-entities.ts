// Category, Sub-category, Event, Brand (spec §3): the entries of menus and strips.
import { z } from 'zod';

export const category = z.object({
  id: z.int(),
  category_code: z.string(),
  category_name: z.string(),
  icon: z.string().nullable(),
  image: z.string().nullable(),
});

export const subCategory = z.object({
  id: z.int(),
  sub_category_code: z.string(),
  sub_category_name: z.string(),
  categoryID: z.int(),
  icon: z.string().nullable(),
  image: z.string().nullable(),
});

/** A campaign, shown as a hashtag chip. */
export const shopEvent = z.object({ id: z.int(), event_name: z.string() });

/** A brand in the strip; `images` is its logo. Its banner, filters and maximum price come with brand-product. */
export const brand = z.object({ id: z.int(), brandname: z.string(), images: z.string() });

export type Category = z.output<typeof category>;
export type SubCategory = z.output<typeof subCategory>;
export type ShopEvent = z.output<typeof shopEvent>;
export type Brand = z.output<typeof brand>;
