import { SORT_ORDERS } from '@tokhi/rules/catalogue/sort-orders';
import { LAST_PAGE } from '@tokhi/rules/page/paging';
import { z } from 'zod';

/** The requested page, from 1. */
export const pageNumber = z.int().min(1).max(LAST_PAGE).default(1);

/** The page in the query of a GET, where a number comes as text. */
export const pageInQuery = z.union([
  z.int().min(1).max(LAST_PAGE),
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform((digits) => Number(digits)),
]);

/** The position in a list. The spec names `pagination` without its fields; these use its words from the other lists. */
export const pagination = z.object({
  page: z.int().positive(),
  pageSize: z.int().positive(),
  totalProduct: z.int().nonnegative(),
  totalPage: z.int().nonnegative(),
});

/** Ours: the spec has no sorting; without it, a list has its own order (best sellers first, newest first …). */
export const sortOrder = z.enum(SORT_ORDERS).optional();

export type Pagination = z.output<typeof pagination>;
export type SortOrder = NonNullable<z.output<typeof sortOrder>>;
