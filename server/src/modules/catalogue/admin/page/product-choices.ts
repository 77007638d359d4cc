import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { allBrands, allColours, allSubCategories } from './product-choices.queries.ts';

/** The choices of a product page's lists. */
export async function productChoices({ db }: { db: Db }): Promise<CallReply<AdminCalls['productChoices']>> {
  return {
    result: 'success',
    sub_categories: await allSubCategories(db),
    brands: await allBrands(db),
    colours: await allColours(db),
  };
}
