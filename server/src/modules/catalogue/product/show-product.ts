import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { presentDetails, presentProduct, presentShortCard } from '../catalogue.present.ts';
import type { WholeProducts } from './whole-products.queries.ts';

/** The product page (spec §2 Product detail): an unlisted product gets the same answer as an unknown one. */
export async function showProduct(
  products: WholeProducts,
  codeOrId: string,
  now: Date,
): Promise<ReplyOf<'singleProduct'>> {
  const product = await products.withNeighbours(codeOrId, now);
  if (!product) throw refuse('product_not_found');
  const { related, set } = product.beside;
  return {
    result: 'success',
    single: presentProduct(product, now),
    ...presentDetails(product, now),
    // The cached answer is the same for everybody; a customer's own review is added per request (show-my-review.ts).
    my_review: null,
    related: related.map((row) => presentShortCard(row, now)),
    set: set.map((row) => presentShortCard(row, now)),
  };
}
