import type { ReplyOf } from '@tokhi/contract/client';
import { presentProduct } from '../catalogue.present.ts';
import type { WholeProducts } from './whole-products.queries.ts';

/** The comparison table (spec §2), in the requested order, without duplicates; products that are no longer sold are left out. */
export async function compareProducts(
  products: WholeProducts,
  codesOrIds: string[],
  now: Date,
): Promise<ReplyOf<'compare'>> {
  // At most four, by the contract.
  const found = await Promise.all(codesOrIds.map((codeOrId) => products.byCodeOrId(codeOrId, now)));
  const different = new Map(found.filter((row) => row !== undefined).map((row) => [row.id, row]));
  return { result: 'success', product: [...different.values()].map((row) => presentProduct(row, now)) };
}
