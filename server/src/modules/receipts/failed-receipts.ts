import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { writeAudit } from '../audit/public.ts';
import { lockOrder, orderIdByNumber, orderOfReceipt } from '../orders/public.ts';
import { followReceipt } from '../payments/public.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { clearDoubt, listFailed, receiptOnItsWay } from './receipts.queries.ts';
import { noteRegistered } from './register-receipt.ts';

type Deps = Pick<ReceiptDeps, 'db' | 'now'>;

/** Receipts that have failed for good, oldest first, one line each. */
export async function failedReceipts(db: Db): Promise<string[]> {
  return (await listFailed(db)).map(({ order_number, total_tug, bill_suffix, in_doubt_since, last_error }) => {
    const doubt = in_doubt_since === null ? '' : `, may be registered since ${in_doubt_since.toISOString()}`;
    return `${order_number}: ${total_tug}₮, suffix ${bill_suffix}, ${last_error ?? 'no reason'}${doubt}`;
  });
}

async function failedOf(db: Db, orderNumber: string) {
  const orderId = await orderIdByNumber(db, orderNumber);
  const order = orderId === undefined ? undefined : await orderOfReceipt(db, orderId);
  if (orderId === undefined || order === undefined) throw refuse('order_not_found');
  const receipt = await receiptOnItsWay(db, orderId);
  if (receipt?.status !== 'failed') throw new Error(`${orderNumber} has no failed receipt.`);
  return { order, orderId, receipt };
}

const subject = (orderNumber: string) => ({ kind: 'order', id: orderNumber }) as const;

/** A person found the receipt in PosAPI: it is marked as registered under that number. The email has neither lottery number nor QR code. */
export async function enterReceipt(deps: Deps, orderNumber: string, billId: string, issuedAt: Date): Promise<void> {
  const { order, orderId, receipt } = await failedOf(deps.db, orderNumber);
  const [now, registration] = [deps.now(), { billId, issuedAt, lottery: null, qrData: null }];
  await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId);
    await noteRegistered(tx, order, receipt, registration, now);
    await writeAudit(tx, { action: 'enter receipt', subject: subject(orderNumber), after: { billId } }, now);
    // Refunds made while it had failed are not on it yet.
    await followReceipt(tx, orderId);
  });
}

/** A person saw that PosAPI does not have it, or corrected the reason of the refusal: it is sent again. */
export async function retryReceipt({ db, now }: Deps, orderNumber: string): Promise<void> {
  const { orderId, receipt } = await failedOf(db, orderNumber);
  await inTransaction(db, async (tx) => {
    if (receipt.in_doubt_since !== null) await clearDoubt(tx, receipt.id, receipt.in_doubt_since);
    await writeAudit(tx, { action: 'retry receipt', subject: subject(orderNumber) }, now());
    await followReceipt(tx, orderId);
  });
}
