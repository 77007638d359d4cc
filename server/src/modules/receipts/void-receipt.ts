import { JobFailure } from '../../jobs/failure-reason.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { markVoided, noteAttempt } from './receipts.queries.ts';

interface InForce {
  id: number;
  bill_id: string | null;
  issued_at: Date | null;
}

/** Voids a receipt at the tax office: the whole order was refunded. Voiding it twice changes nothing. */
export async function voidReceipt(
  { db, posApi, now }: ReceiptDeps,
  { id, bill_id, issued_at }: InForce,
): Promise<void> {
  if (bill_id === null || issued_at === null) throw new JobFailure('a receipt in force has no number');
  if (posApi === null) throw new JobFailure('the receipt was not voided: not set up');
  const answer = await posApi.void({ billId: bill_id, issuedAt: issued_at });
  if (answer.state !== 'voided') {
    const error = answer.state === 'refused' ? `refused: ${answer.message}` : answer.state;
    await noteAttempt(db, id, error);
    throw new JobFailure(`the receipt was not voided: ${error}`);
  }
  await markVoided(db, id, now());
}
