import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { requireTruck } from '../../delivery/public.ts';
import { receiveInBeijing } from '../../inventory/public.ts';
import type { PurchaseDeps } from '../purchases-deps.ts';
import { addReceived, linesOfPurchase } from './lines.queries.ts';
import { notePurchase } from './note-purchase.ts';
import { isOpen, lockPurchase, type PurchaseRow, updatePurchase } from './purchases.queries.ts';
import { insertReceipt } from './receipts.queries.ts';
import { showPurchase } from './show-purchase.ts';
import { productIds } from './write-draft.ts';

type Body = CallBody<AdminCalls['receivePurchase']>;

/** Receives a part: its units are added to stock in the same transaction. Of two concurrent calls the second learns what arrived. */
export async function receivePurchase(
  deps: PurchaseDeps,
  body: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['receivePurchase']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const row = await lockPurchase(tx, body);
    if (!isOpen(row)) throw refuse('purchase_not_open');
    const truck = body.truck === undefined ? null : await requireTruck(tx, body.truck);
    const came = await arrivals(tx, row, body);
    const part = row.parts + 1;
    const note = [`${purchaseNumber(row.id)}/${part}`, body.note].filter(Boolean).join(': ').slice(0, 200);
    const movements = await receiveInBeijing(tx, came, { staffId: caller.staffId, note }, now);
    const receipt = { purchase_id: row.id, part, received_at: now, received_by: caller.staffId };
    await insertReceipt(
      tx,
      { ...receipt, shipment_id: truck?.id ?? null, note: body.note || null },
      came.map(({ productId, units, damaged }) => {
        const moved = movements.get(productId);
        if (moved === undefined) throw new Error(`product ${productId} was not moved`);
        const { movementId: movement_id, lossMovementId: loss_movement_id } = moved;
        return { product_id: productId, units, damaged, movement_id, loss_movement_id };
      }),
    );
    await addReceived(
      tx,
      row.id,
      came.map(({ productId, units, overReason }) => ({ product_id: productId, units, over_reason: overReason })),
    );
    const isWhole = (await linesOfPurchase(tx, row.id)).every(({ units, received }) => received >= units);
    await updatePurchase(tx, row.id, { parts: part, ...(isWhole && { closed_at: now, ended_by: caller.staffId }) });
    const lines = body.lines.map(
      ({ code, units, damaged }) => `${code} × ${units}${damaged > 0 ? ` (−${damaged})` : ''}`,
    );
    const after = { part, lines, truck: truck?.name ?? null, note: body.note ?? null, closed: isWhole };
    await notePurchase(tx, caller, 'receive purchase', row.id, { before: { received: row.received }, after }, now);
    return showPurchase({ ...deps, db: tx }, row.id, caller);
  });
}

/** What arrived per line; only ordered products are accepted, and more units than ordered need a reason. */
async function arrivals(tx: Tx, row: PurchaseRow, { lines }: Body) {
  const ids = await productIds(tx, lines);
  const ordered = new Map((await linesOfPurchase(tx, row.id)).map((line) => [line.product_id, line]));
  return lines.map(({ code, units, damaged, over_reason }) => {
    const productId = ids.get(code) ?? 0;
    const line = ordered.get(productId);
    if (line === undefined) throw refuse('product_not_found', { code });
    const overReason = over_reason ?? line.over_reason;
    if (line.received + units > line.units && overReason === null)
      throw refuse('over_reason_required', { code, missing: Math.max(0, line.units - line.received) });
    return { productId, units, damaged, overReason };
  });
}
