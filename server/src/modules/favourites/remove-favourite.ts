import type { ReplyOf } from '@tokhi/contract/client';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deleteFavourite } from './favourites.queries.ts';

/** Removing a product that was not saved succeeds, too. */
export async function removeFavourite(
  db: Db,
  code: string,
  { customerId }: Customer,
): Promise<ReplyOf<'removeFavourite'>> {
  await inTransaction(db, (tx) => deleteFavourite(tx, customerId, code));
  return { result: 'success' };
}
