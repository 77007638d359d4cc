import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { allows } from '@tokhi/contract/admin/permissions';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import type { AdminProductDeps } from '../list/list-products.ts';
import { presentProduct } from './product-page.present.ts';
import { attributesOf, colourRows, costOf, shownProductRow } from './shown-product.queries.ts';

export const seesCosts = ({ roles }: Pick<Staff, 'roles'>): boolean => allows('view-costs', roles, 'reads');

/** A colour with its model. The cost is read only with the permission to see costs. */
export async function showProduct(
  { db, now, incomingOf }: Pick<AdminProductDeps, 'db' | 'now' | 'incomingOf'>,
  code: string,
  caller: Staff,
): Promise<CallReply<AdminCalls['showProduct']>> {
  const row = await shownProductRow(db, code);
  if (row === undefined) throw refuse('product_not_found');
  const beside = {
    colours: await colourRows(db, row.model_id),
    incoming: await incomingOf(db, [row.id]),
    attributes: await attributesOf(db, row.category_id),
    costFen: seesCosts(caller) ? await costOf(db, row.id) : undefined,
  };
  return { result: 'success', product: presentProduct(row, beside, now()) };
}
