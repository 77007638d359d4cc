import { posDay } from '../../providers/pos-api/pos-day.ts';
import type { PosReceipt } from '../../providers/pos-api/pos-receipt.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { AROUND_MIDNIGHT, clearDoubt, markInDoubt, type WantedReceipt } from './receipts.queries.ts';

/** An attempt of an earlier day may have been registered: only a person can look it up (record 164). */
export const IN_DOUBT = 'in doubt since another day';

type Registered = Extract<Awaited<ReturnType<NonNullable<ReceiptDeps['posApi']>['register']>>, { state: 'registered' }>;

/**
 * One attempt. PosAPI answers the same suffix with the same receipt only within its day. So the doubt is committed before the receipt is
 * sent (it stays if the process dies), and removed if PosAPI did nothing; a receipt in doubt since another day is not sent. Returns the
 * registered receipt, or why it is not registered.
 */
export async function sendReceipt(
  { db, posApi, now }: ReceiptDeps,
  wanted: WantedReceipt,
  receipt: PosReceipt,
): Promise<Registered | string> {
  if (posApi === null) return 'not set up';
  const startedAt = now();
  const today = posDay(startedAt);
  if (today === null) return AROUND_MIDNIGHT;
  const { in_doubt_since: since } = wanted;
  if (since !== null && posDay(since) !== today) return IN_DOUBT;

  if (since === null) await markInDoubt(db, wanted.id, startedAt);
  const answer = await posApi.register(receipt);
  if (answer.state === 'registered') return answer;
  if (answer.state === 'unsure') return answer.state;
  if (since === null) await clearDoubt(db, wanted.id, startedAt);
  return answer.state === 'refused' ? `refused: ${answer.message}` : answer.state;
}
