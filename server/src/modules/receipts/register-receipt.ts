import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { queueLetter } from '../notifications/public.ts';
import { receiptSettings } from '../settings/public.ts';
import { KeptLine } from './receipt-content.ts';
import type { ReceiptParts } from './receipt-parts.ts';
import { markRegistered, markVoided, type WantedReceipt } from './receipts.queries.ts';

const SUFFIX_DIGITS = 6;
const Lines = z.array(KeptLine).min(1);

interface Buyer {
  order_number: string;
  customer_id: number;
  contact_email: string;
}

/**
 * Asks PosAPI for the receipt as it was written down, outside any transaction; then notes it, voids what it takes the place of and
 * queues the letter with what may not be kept, as one. Null, or why it was not registered.
 */
export async function registerReceipt(
  parts: ReceiptParts,
  buyer: Buyer,
  wanted: WantedReceipt,
): Promise<string | null> {
  const { db, posApi, shownOnce, now } = parts;
  if (posApi === null) return 'not set up';
  const { merchantTin, branchNo, posNo } = await receiptSettings(db);
  const answer = await posApi.register({
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
  if (answer.state === 'refused') return `refused: ${answer.message}`;
  if (answer.state !== 'registered') return answer.state;

  const { billId, issuedAt, lottery, qrData } = answer;
  const isFirst = await inTransaction(db, async (tx) => {
    // One is in force at a time: the place is made before it is taken.
    if (wanted.corrects_receipt_id !== null) await markVoided(tx, wanted.corrects_receipt_id, now());
    if (!(await markRegistered(tx, wanted.id, billId, issuedAt))) return false;
    await queueLetter(
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
      receiptLetter(wanted.id),
    );
    return true;
  });
  if (isFirst) await shownOnce.put(wanted.id, { lottery, qrData });
  return null;
}

/** The event of its letter. */
export const receiptLetter = (receiptId: number): string => `order-receipt:${receiptId}:email`;
