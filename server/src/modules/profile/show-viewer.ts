import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import { viewerOf } from './viewer.queries.ts';

/** What header and hearts of every page need to know of a customer. */
export async function showViewer(db: Db, customerId: number): Promise<CallReply<Calls['myMarks']>> {
  const { name, bonus, saved } = await viewerOf(db, customerId);
  return { result: 'success', data: { name: name ?? '', bonus, saved } };
}
