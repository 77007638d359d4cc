import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { dateLines } from './lines.queries.ts';
import { notePurchase } from './note-purchase.ts';
import { isOpen, lockPurchase, updatePurchase } from './purchases.queries.ts';
import { showPurchase } from './show-purchase.ts';
import { productIds } from './write-draft.ts';

/** The supplier named the day of arrival, or a new one. */
export async function confirmPurchase(
  deps: PurchaseDeps,
  { lines, expected_on, ...named }: CallBody<AdminCalls['confirmPurchase']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['confirmPurchase']>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPurchase(tx, named);
    if (!isOpen(row)) throw refuse('purchase_not_open');
    const ids = await productIds(tx, lines);
    const dated = lines.map((line) => ({ product_id: ids.get(line.code) ?? 0, expected_on: line.expected_on }));
    await dateLines(tx, row.id, dated);
    await updatePurchase(tx, row.id, { expected_on, confirmed_at: row.confirmed_at ?? now });
    const alone = lines.map((line) => `${line.code} ${line.expected_on ?? ''}`.trim());
    const facts = { before: { expected_on: row.expected_on }, after: { expected_on, lines: alone } };
    await notePurchase(tx, caller, 'confirm purchase', row.id, facts, now);
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });
}
