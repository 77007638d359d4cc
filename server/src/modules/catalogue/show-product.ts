import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/refusals';
import type { Db } from '../../db/database.ts';
import { presentCard, presentDetails, presentProduct } from './catalogue.present.ts';
import { detailsOfProduct, productByCodeOrId, similarProducts } from './catalogue.queries.ts';

const SIMILAR_SHOWN = 4;

/** The product page (spec §2 Product detail): a product that is not listed answers like one that never was. */
export async function showProduct(db: Db, codeOrId: string, now: Date): Promise<ReplyOf<'singleProduct'>> {
  const product = await productByCodeOrId(db, codeOrId, now);
  if (!product) throw refuse('product_not_found');
  const [details, similar] = await Promise.all([
    detailsOfProduct(db, product),
    similarProducts(db, product, now, SIMILAR_SHOWN),
  ]);
  const presented = presentDetails(product, details);
  return {
    result: 'success',
    single: presentProduct(product, details, now),
    ...presented,
    // Needs a session, which comes with the accounts module.
    my_review: null,
    related: similar.map((row) => presentCard(row, now)),
  };
}
