import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { drawQr } from '../../draw-qr.ts';
import { emailOfEvent } from '../notifications/public.ts';
import { orderIdNamed } from '../orders/public.ts';
import { presentReceipt } from './receipts.present.ts';
import { receiptToShow } from './receipts.queries.ts';
import { receiptEmailKey } from './register-receipt.ts';
import type { ShownOnce } from './shown-once.ts';

interface ShowDeps {
  db: Db;
  shownOnce: ShownOnce;
}

/** The receipt of the customer's order; only the first request gets its lottery number and QR code (decision 132). */
export async function showReceipt(
  { db, shownOnce }: ShowDeps,
  reference: string,
  customerId: number,
): Promise<CallReply<Calls['myReceipt']>> {
  const orderId = await orderIdNamed(db, customerId, reference);
  if (orderId === undefined) throw refuse('order_not_found');
  const row = await receiptToShow(db, orderId);
  if (row === undefined) return { result: 'success', receipt: null };
  const email = await emailOfEvent(db, receiptEmailKey(row.id));
  const secrets = row.status === 'registered' ? await shownOnce.take(row.id) : null;
  const receipt = presentReceipt(row, {
    mailed_to: email?.recipient ?? null,
    mailed: email?.status === 'sent',
    lottery: secrets?.lottery ?? null,
    QRCode: secrets?.qrData == null ? null : await drawQr(secrets.qrData),
  });
  return { result: 'success', receipt };
}
