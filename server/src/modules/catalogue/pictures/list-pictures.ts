import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { picturesInOrder } from './arrange-pictures.ts';
import { presentPictures } from './pictures.present.ts';
import { productOfCode, versionOfPictures } from './pictures.queries.ts';

/** The pictures of a product as staff see them: those in the shop, and those on the way there. */
export async function listPictures(db: Db, code: string): Promise<CallReply<AdminCalls['listPictures']>> {
  const product = await productOfCode(db, code);
  if (product === undefined) throw refuse('product_not_found');
  return presentPictures(await versionOfPictures(db, product.id), await picturesInOrder(db, product.id));
}
