import type { ReplyOf } from '@tokhi/contract/client';
import type { Db } from '../../db/database.ts';
import { presentProduct } from './catalogue.present.ts';
import { productByCodeOrId } from './catalogue.queries.ts';

/** The comparison table (spec §2), in the order asked for; what is no longer sold is left out, and nothing stands twice. */
export async function compareProducts(db: Db, codesOrIds: string[], now: Date): Promise<ReplyOf<'compare'>> {
  // Four at most, by the contract.
  const found = await Promise.all(codesOrIds.map((codeOrId) => productByCodeOrId(db, codeOrId, now)));
  const different = new Map(found.filter((row) => row !== undefined).map((row) => [row.id, row]));
  return { result: 'success', product: [...different.values()].map((row) => presentProduct(row, now)) };
}
