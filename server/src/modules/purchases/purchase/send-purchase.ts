import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { needsSecondSender } from '@tokhi/rules/purchase/purchase-limit';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { finishApproval, requestApproval } from '../../approvals/public.ts';
import { comeFrom, requireSupplier } from '../../catalogue/public.ts';
import { pricingSettings, purchaseSettings } from '../../settings/public.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { linesOfPurchase } from './lines.queries.ts';
import { notePurchase } from './note-purchase.ts';
import { isDraft, lockPurchase, type PurchaseRow, updatePurchase } from './purchases.queries.ts';
import { showPurchase, subjectOfPurchase } from './show-purchase.ts';

type Reply = CallReply<AdminCalls['showPurchase']>;

/** Within the limit one person sends a draft. */
export const sendPurchase = (
  deps: PurchaseDeps,
  named: CallBody<AdminCalls['sendPurchase']>,
  caller: Staff,
): Promise<Reply> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockComplete(tx, named);
    const { secondPersonAboveYuan: limit } = await purchaseSettings(tx);
    if (needsSecondSender(row.total_fen, limit)) throw refuse('second_person_required', { limit });
    await send(tx, row, caller, deps.now());
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });

/** Above the limit the draft, as it is now, waits for a second person. */
export const preparePurchase = (
  deps: PurchaseDeps,
  { reason, ...named }: CallBody<AdminCalls['preparePurchase']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const row = await lockComplete(tx, named);
    const subject = subjectOfPurchase(row.id);
    await requestApproval(tx, { kind: 'purchase', subject, payload: { ...named }, reason }, caller, deps.now());
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });

/** Another person sends it. Refused if the draft changed since then. */
export const approvePurchase = (
  deps: PurchaseDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approvePurchase']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const { payload } = await finishApproval(tx, { id, kind: 'purchase', version, state }, caller, now);
    const named = payload as { number: number; version: number };
    if (state === 'approved') await send(tx, await lockComplete(tx, named), caller, now);
    return showPurchase({ ...deps, db: tx }, named.number, caller);
  });

/** A draft with everything that the supplier needs. */
async function lockComplete(tx: Tx, named: { number: number; version: number }): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, named);
  if (!isDraft(row)) throw refuse('purchase_not_draft');
  const lines = await linesOfPurchase(tx, row.id);
  if (lines.length === 0) throw refuse('purchase_incomplete', { missing: 'lines' });
  if (lines.some(({ unit_cost_fen }) => unit_cost_fen === null))
    throw refuse('purchase_incomplete', { missing: 'price' });
  if (row.expected_on === null) throw refuse('purchase_incomplete', { missing: 'expected_on' });
  return row;
}

/** From now on its units are incoming, and its products belong to this supplier. */
async function send(tx: Tx, row: PurchaseRow, caller: Staff, now: Date): Promise<void> {
  await requireSupplier(tx, row.supplier_id);
  const { yuanRateTug } = await pricingSettings(tx);
  await updatePurchase(tx, row.id, { sent_at: now, sent_by: caller.staffId, yuan_rate_tug: yuanRateTug });
  const products = (await linesOfPurchase(tx, row.id)).map(({ product_id }) => product_id);
  await comeFrom(tx, products, row.supplier_id);
  const after = { units: row.units, expected_on: row.expected_on, total_cost_fen: row.total_fen };
  await notePurchase(tx, caller, 'send purchase', row.id, { after }, now);
}
