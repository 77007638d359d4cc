import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { notePurchase } from './note-purchase.ts';
import { isDraft, isOpen, lockPurchase, updatePurchase } from './purchases.queries.ts';
import { showPurchase } from './show-purchase.ts';

type Reply = CallReply<AdminCalls['showPurchase']>;

/** Nothing of it has arrived, and nothing will. */
export async function cancelPurchase(
  deps: PurchaseDeps,
  { reason, ...named }: CallBody<AdminCalls['cancelPurchase']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPurchase(tx, named);
    if (!isDraft(row) && !isOpen(row)) throw refuse('purchase_not_open');
    if (row.parts > 0) throw refuse('purchase_received');
    await updatePurchase(tx, row.id, { cancelled_at: now, ended_by: caller.staffId, end_note: reason });
    const facts = { before: { units: row.units, sent: row.sent_at !== null }, after: { reason } };
    await notePurchase(tx, caller, 'cancel purchase', row.id, facts, now);
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });
}

/** The rest will not arrive. */
export async function closePurchase(
  deps: PurchaseDeps,
  { short_reason, note, ...named }: CallBody<AdminCalls['closePurchase']>,
  caller: Staff,
): Promise<Reply> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPurchase(tx, named);
    if (!isOpen(row)) throw refuse('purchase_not_open');
    const end = { closed_at: now, ended_by: caller.staffId, short_reason, end_note: note || null };
    await updatePurchase(tx, row.id, end);
    const facts = { before: { units: row.units, received: row.received }, after: { short_reason, note: note ?? null } };
    await notePurchase(tx, caller, 'close purchase', row.id, facts, now);
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });
}
