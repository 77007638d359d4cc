import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { countByBrand, countByCategory, countGaps, countModels, countUnlisted } from './product-counts.queries.ts';

/** Product counts; every product is in one category. */
export async function countProducts({ db }: { db: Db }): Promise<CallReply<AdminCalls['countProducts']>> {
  const categories = await countByCategory(db);
  const unlisted = await countUnlisted(db);
  const products = categories.reduce((sum, { count }) => sum + count, 0);
  const listed = products - unlisted.draft - unlisted.planned - unlisted.withdrawn;
  return {
    result: 'success',
    ...{ products, models: await countModels(db), categories, brands: await countByBrand(db) },
    states: { listed, ...unlisted },
    gaps: await countGaps(db),
  };
}
