import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { attributeRows } from './attributes.queries.ts';
import { shownShelf } from './list-shelves.ts';

export async function showAttributes(db: Db, category: number): Promise<CallReply<AdminCalls['showAttributes']>> {
  const { id, version, name } = await shownShelf(db, 'category', category);
  return { result: 'success', category: { id, version, name }, attributes: await attributeRows(db, id) };
}
