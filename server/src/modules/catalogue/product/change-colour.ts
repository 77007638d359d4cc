import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { presentDetails, presentProduct } from '../catalogue.present.ts';
import type { WholeProducts } from './whole-products.queries.ts';

/** What a colour change replaces on the product page (spec §4): price, code, badges, boxes and pictures. */
export async function changeColour(
  products: WholeProducts,
  codeOrId: string,
  now: Date,
): Promise<ReplyOf<'changeProductColor'>> {
  const product = await products.byCodeOrId(codeOrId, now);
  if (!product) throw refuse('product_not_found');
  const { packages, images } = presentDetails(product, now);
  return { result: 'success', product: presentProduct(product, now), packages, images };
}
