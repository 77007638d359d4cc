import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { presentCode, presentUse } from './admin-codes.present.ts';
import { codeRow, reservedUses } from './admin-codes.queries.ts';
import type { AdminCodeDeps } from './list-codes.ts';

const NEWEST = 50;

/** One code or set, and the orders that used it. */
export async function showCode(
  { db, now, ordersWithCodes }: AdminCodeDeps,
  id: number,
): Promise<CallReply<AdminCalls['showCode']>> {
  const row = await codeRow(db, id);
  if (row === undefined) throw refuse('code_not_found');
  const sums = (await ordersWithCodes.discountedBySet(db, [id])).get(id);
  const orders = await ordersWithCodes.newestOfSet(db, id, NEWEST);
  return {
    result: 'success',
    code: presentCode(row, sums?.tug ?? 0, now()),
    reserved: await reservedUses(db, id),
    average: sums === undefined ? null : Math.round(sums.totalTug / sums.orders),
    orders: orders.map(presentUse),
  };
}
