import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { stateOf } from '../purchase/purchase.present.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { HEADINGS, purchasePaper } from './purchase-paper.ts';

/** The purchase for printing. */
export async function printPurchase(
  deps: PurchaseDeps,
  number: number,
): Promise<CallReply<AdminCalls['printPurchase']>> {
  const { row, ...paper } = await purchasePaper(deps, number);
  return {
    result: 'success',
    ...{ number: row.id, state: stateOf(row), expected_on: row.expected_on, note: row.note, headings: [...HEADINGS] },
    ...{ units: row.units, total_fen: row.total_fen, deposit_percent: row.deposit_percent },
    ...paper,
  };
}
