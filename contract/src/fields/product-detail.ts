// What the product page shows in addition to the product (spec §3 "Product detail response").
import { z } from 'zod';
import { moment } from './moment.ts';
import { tug } from './money.ts';
import { pictureFiles, picturePlaceholder } from './pictures.ts';
import { showProduct } from './product-fields.ts';

/** The same model in another colour, with what helps to choose it. */
export const otherColor = z.object({
  code: z.string(),
  image: z.string(),
  image_files: pictureFiles,
  color_name: z.string(),
  swatch: z.string(),
  /** Ours: what a unit costs, and where it comes from. */
  sale_price: tug,
  show_product: showProduct,
});

/** A picture with its dimensions, so that the page reserves the space before it arrives. */
export const productImage = z.object({
  image: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
  /** Ours: close-ups and rooms fill their box, the others fit inside it. */
  kind: z.enum(['hero', 'front', 'detail', 'room']),
});

/** Null if the supplier does not give it. */
export const productSize = z.object({
  width: z.number().nullable(),
  depth: z.number().nullable(),
  height: z.number().nullable(),
});

/** The outline of a product from one side; the page adds the dimensions. */
export const productDrawing = z.object({
  image: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What is drawn: «Урдаас», for a set «Том сагс, урдаас». */
  alt: z.string(),
  seen_from: z.enum(['front', 'side', 'above']),
});

/** A customer's review of a product. */
export const review = z.object({
  id: z.int(),
  /** First name and one letter (decision 55). */
  name: z.string(),
  rate: z.int().min(1).max(5),
  message: z.string(),
  /** The writer had it delivered. */
  verified: z.boolean(),
  /** The shop's answer below it. */
  answer: z.string().nullable(),
  created_at: moment,
});

/** How many reviews gave one star, two … five: counted over all reviews, not only the shown ones. */
export const starCounts = z.tuple([
  z.int().nonnegative(),
  z.int().nonnegative(),
  z.int().nonnegative(),
  z.int().nonnegative(),
  z.int().nonnegative(),
]);

/** Texts of the collapsible sections; HTML that was sanitised when it was stored (decision 28). */
export const productDescription = z.object({
  description: z.string(),
  designer_concept: z.string(),
  envorinments: z.string(),
});

/** One box. Centimetres, kilograms, litres (decision 10); null if the supplier gives nothing. */
export const productPackage = z.object({
  main_product_id: z.int(),
  name: z.string().nullable(),
  height: z.number().nullable(),
  length: z.number().nullable(),
  volume: z.number().nullable(),
  weight: z.number().nullable(),
  width: z.number().nullable(),
  quantity: z.int().nullable(),
  diameter: z.number().nullable(),
});

/** One line of the size table. */
export const productDimension = z.object({ name: z.string(), value: z.string() });

export type OtherColor = z.output<typeof otherColor>;
export type ProductDrawing = z.output<typeof productDrawing>;
export type ProductSize = z.output<typeof productSize>;
export type ProductImage = z.output<typeof productImage>;
export type Review = z.output<typeof review>;
export type StarCounts = z.output<typeof starCounts>;
export type ProductPackage = z.output<typeof productPackage>;
