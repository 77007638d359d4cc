import { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { queueEmail } from '../notifications/public.ts';
import { lockOrder } from '../orders/public.ts';
import { receiptSettings } from '../settings/public.ts';
import { KeptLine } from './receipt-content.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { markRegistered, markVoided, type WantedReceipt } from './receipts.queries.ts';
import { sendReceipt } from './send-receipt.ts';

const SUFFIX_DIGITS = 6;
const Lines = z.array(KeptLine).min(1);

interface Buyer {
  order_number: string;
  customer_id: number;
  contact_email: string;
}

/** Registers the stored receipt at PosAPI, outside any transaction. Null, or why it was not registered. */
export async function registerReceipt(deps: ReceiptDeps, buyer: Buyer, wanted: WantedReceipt): Promise<string | null> {
  const { db, shownOnce, now } = deps;
  const { merchantTin, branchNo, posNo } = await receiptSettings(db);
  const answer = await sendReceipt(deps, wanted, {
    ...{ merchantTin, branchNo, posNo },
    districtCode: wanted.district_code,
    customerTin: wanted.customer_tin,
    consumerNumber: wanted.consumer_number,
    correctsBillId: wanted.corrected_bill_id,
    billSuffix: String(wanted.bill_suffix).padStart(SUFFIX_DIGITS, '0'),
    totalTug: wanted.total_tug,
    vatTug: wanted.vat_tug,
    items: Lines.parse(wanted.lines),
  });
  if (typeof answer === 'string') return answer;
  const { lottery, qrData } = answer;
  const isFirst = await inTransaction(db, async (tx) => {
    // A call that is about to store the next receipt waits, and sees this one.
    await lockOrder(tx, wanted.order_id);
    return noteRegistered(tx, buyer, wanted, answer, now());
  });
  if (isFirst) await shownOnce.put(wanted.id, { lottery, qrData });
  return null;
}

/** PosAPI's answer, or the result of a person's look-up, which has neither lottery number nor QR code. */
interface Registration {
  billId: string;
  issuedAt: Date;
  lottery: string | null;
  qrData: string | null;
}

/**
 * Stores the registration, voids the receipt that this one replaces, and queues the email with the data that may not be kept. Whether this
 * call was the first.
 */
export async function noteRegistered(
  tx: Tx,
  buyer: Buyer,
  wanted: WantedReceipt,
  { billId, issuedAt, lottery, qrData }: Registration,
  now: Date,
): Promise<boolean> {
  // One is valid at a time: the old one is voided before the new one is marked.
  if (wanted.corrects_receipt_id !== null) await markVoided(tx, wanted.corrects_receipt_id, now);
  if (!(await markRegistered(tx, wanted.id, billId, issuedAt))) return false;
  await queueEmail(
    tx,
    {
      kind: 'order-receipt',
      orderNumber: buyer.order_number,
      billId,
      totalTug: wanted.total_tug,
      vatTug: wanted.vat_tug,
      isCorrection: wanted.corrects_receipt_id !== null,
      ...{ lottery, qrData },
    },
    { email: buyer.contact_email, customerId: buyer.customer_id },
    receiptEmailKey(wanted.id),
  );
  return true;
}

/** The idempotency key of its email. */
export const receiptEmailKey = (receiptId: number): string => `order-receipt:${receiptId}:email`;
