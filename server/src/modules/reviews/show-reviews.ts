import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { pageOffset, REVIEWS_PAGE_SIZE, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../db/database.ts';
import { listedProductNamed, presentReview } from '../catalogue/public.ts';
import type { DeliveredTo } from './delivered-to.ts';
import { countStars, pageOfReviews } from './reviews.queries.ts';

/** What customers said of a product, page by page; the product's own answer has the first one. */
export async function showReviews(
  { db, deliveredTo }: { db: Db; deliveredTo: DeliveredTo },
  { id, page }: { id: string; page: number },
): Promise<ReplyOf<'productReviews'>> {
  const product = await listedProductNamed(db, id).executeTakeFirst();
  if (!product) throw refuse('product_not_found');
  const slice = { offset: pageOffset(page, REVIEWS_PAGE_SIZE), size: REVIEWS_PAGE_SIZE };
  const [stars, rows] = await Promise.all([
    countStars(db, product.id),
    pageOfReviews(db, deliveredTo, product.id, slice),
  ]);
  const all = stars.reduce((sum, given) => sum + given, 0);
  return {
    result: 'success',
    reviews: rows.map(presentReview),
    stars,
    pagination: {
      page,
      pageSize: REVIEWS_PAGE_SIZE,
      totalProduct: all,
      totalPage: totalPages(all, REVIEWS_PAGE_SIZE),
    },
  };
}
