import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { inTransaction } from '../../db/in-transaction.ts';
import { JobFailure } from '../../jobs/failure-reason.ts';
import { lockOrder, orderOfReceipt } from '../orders/public.ts';
import { receiptContent } from './receipt-content.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { insertReceipt, markFailed, noteAttempt, receiptInForce, receiptOnItsWay } from './receipts.queries.ts';
import { registerReceipt } from './register-receipt.ts';
import { IN_DOUBT } from './send-receipt.ts';
import { voidReceipt } from './void-receipt.ts';

/** More consecutive corrections than this mean an endless loop. */
const STEPS = 5;

/**
 * Brings the tax receipt of an order in line with its money (record 132): finishes a pending receipt first, then compares the valid receipt
 * with the amount paid minus refunds, and issues, corrects or voids it. Safe to run any number of times, also concurrently.
 */
export async function issueReceipt(deps: ReceiptDeps, orderId: number): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    if (await isInLine(deps, orderId)) return;
  }
  throw new JobFailure('the receipt does not come in line with its order');
}

async function isInLine(deps: ReceiptDeps, orderId: number): Promise<boolean> {
  const { db, now } = deps;
  const order = await orderOfReceipt(db, orderId);
  if (order?.paid_at == null) return true;
  const wanted = await receiptOnItsWay(db, orderId);
  if (wanted !== undefined) {
    const error = await registerReceipt(deps, order, wanted);
    if (error === null) return false;
    await noteAttempt(db, wanted.id, error);
    const isADayOld = now().getTime() - wanted.created_at.getTime() >= DAY_MS;
    if (!isADayOld && error !== IN_DOUBT) throw new JobFailure(`the receipt was not registered: ${error}`);
    // Enqueuing it again retries; a receipt in doubt is looked up by a person first.
    await markFailed(db, orderId, now());
    return true;
  }
  const [content, inForce] = [await receiptContent(db, order, now()), await receiptInForce(db, orderId)];
  if (content.totalTug === (inForce?.total_tug ?? 0)) return true;
  if (content.totalTug === 0) {
    if (inForce !== undefined) await voidReceipt(deps, inForce);
    return true;
  }
  const tin = await tinOf(deps, order.register_number);
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    await insertReceipt(tx, {
      ...{ order_id: orderId, corrects_receipt_id: inForce?.id ?? null },
      ...{ total_tug: content.totalTug, vat_tug: content.vatTug, lines: JSON.stringify(content.lines) },
      ...{
        kind: tin === null ? 'b2c' : 'b2b',
        customer_tin: tin,
        consumer_number: tin === null ? order.consumer_number : null,
      },
      ...{ district_code: content.districtCode, bill_day: content.billDay, created_at: now() },
    });
  });
  return false;
}

/**
 * The taxpayer of the receipt; null for a private person. An organisation that the tax office does not know gets a private receipt, too:
 * every paid order has a receipt.
 */
async function tinOf({ findTin }: ReceiptDeps, register: string | null): Promise<string | null> {
  if (register === null) return null;
  const found = await findTin(register);
  if (found === 'away') throw new JobFailure('nobody can tell whose register it is');
  return found === 'unknown' ? null : found.tin;
}
