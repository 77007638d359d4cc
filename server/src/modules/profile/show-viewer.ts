import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import { viewerOf } from './viewer.queries.ts';

/** Data about the customer for the header and the hearts of every page. */
export async function showViewer(db: Db, customerId: number): Promise<CallReply<Calls['myMarks']>> {
  const { name, bonus, saved } = await viewerOf(db, customerId);
  return { result: 'success', data: { name: name ?? '', bonus, saved } };
}
