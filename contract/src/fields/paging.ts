import { z } from 'zod';

/** The page asked for, from 1. Bounded: deep pages cost the database and no shopper reads them. */
export const pageNumber = z.int().min(1).max(10_000).default(1);

/** Where a list stands. The spec names `pagination` without its parts; these use its own words from the other lists. */
export const pagination = z.object({
  page: z.int().positive(),
  pageSize: z.int().positive(),
  totalProduct: z.int().nonnegative(),
  totalPage: z.int().nonnegative(),
});

/** Ours: the spec has no sorting; left out, a list comes in its own order (best sellers first, newest first …). */
export const sortOrder = z
  .enum(['popular', 'newest', 'price-up', 'price-down', 'discount', 'rating', 'size'])
  .optional();

export type Pagination = z.output<typeof pagination>;
export type SortOrder = NonNullable<z.output<typeof sortOrder>>;
