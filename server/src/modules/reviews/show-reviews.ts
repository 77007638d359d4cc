import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { clampPage, pageOffset, REVIEWS_PAGE_SIZE, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../db/database.ts';
import { listedProductNamed, presentReview } from '../catalogue/public.ts';
import type { DeliveredTo } from './delivered-to.ts';
import { countStars, pageOfReviews } from './reviews.queries.ts';

/** Reviews of a product, page by page; the product's own answer contains the first page. A page beyond the end shows the last one. */
export async function showReviews(
  { db, deliveredTo }: { db: Db; deliveredTo: DeliveredTo },
  { id, page }: { id: string; page: number },
): Promise<ReplyOf<'productReviews'>> {
  const product = await listedProductNamed(db, id).executeTakeFirst();
  if (!product) throw refuse('product_not_found');
  const stars = await countStars(db, product.id);
  const all = stars.reduce((sum, given) => sum + given, 0);
  const totalPage = totalPages(all, REVIEWS_PAGE_SIZE);
  const shown = clampPage(page, totalPage);
  const slice = { offset: pageOffset(shown, REVIEWS_PAGE_SIZE), size: REVIEWS_PAGE_SIZE };
  const rows = await pageOfReviews(db, deliveredTo, product.id, slice);
  return {
    result: 'success',
    reviews: rows.map(presentReview),
    stars,
    pagination: { page: shown, pageSize: REVIEWS_PAGE_SIZE, totalProduct: all, totalPage },
  };
}
