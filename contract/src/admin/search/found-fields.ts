import { z } from 'zod';

const count = z.int().nonnegative();

/** A product as a search result. */
export const foundProduct = z.object({
  code: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  in_stock: z.boolean(),
});

/** The results of a text: how many, how many of them can be bought, and the first six. */
export const found = z.object({ products: count, in_stock: count, first: z.array(foundProduct) });
