import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { JobFailure } from '../../jobs/failure-reason.ts';
import { expireOrder, overdueOrders, payableOrder } from '../orders/public.ts';
import { settleOrder } from './close-invoice.ts';
import type { PaymentParts } from './parts.ts';
import { releaseBills } from './release-bills.ts';

/**
 * Ends an unpaid order whose time is over (decision 41): the provider is asked and closes its bill first, and only then stock, code
 * and bonus are free. While he does not say, the order lives on and is asked about again. False: it could not end.
 */
export async function endOverdue(parts: PaymentParts, orderId: number): Promise<boolean> {
  const { db, now } = parts;
  const { status, expires_at } = await payableOrder(db, orderId);
  if (status !== 'pending' || !isOverdue(expires_at, now())) return true;
  const settled = await settleOrder(parts, orderId);
  if (settled === 'unsure') return false;
  if (settled === 'settled') await expireOrder({ db, release: releaseBills }, orderId, now());
  return true;
}

/** At the moment itself; the sweep goes on asking. */
export async function endAtItsMoment(parts: PaymentParts, orderId: number): Promise<void> {
  if (!(await endOverdue(parts, orderId))) throw new JobFailure('the provider does not say whether it is paid');
}

const AT_ONCE = 200;
/** Beside each other: most of an expiry is waiting for the database. */
const HANDS = 4;

/**
 * Ends every order that a lost job left over; how many. One that cannot end now (goods that the whole town wants are locked by others)
 * keeps no other from ending, and the job fails after all of them, so that it is seen.
 */
export async function sweepOverdue(parts: PaymentParts): Promise<number> {
  let ended = 0;
  let left = 0;
  const errors: unknown[] = [];
  const end = async (id: number) => {
    try {
      if (await endOverdue(parts, id)) ended += 1;
      else left += 1;
    } catch (error) {
      errors.push(error);
      left += 1;
    }
  };
  for (;;) {
    const ids = await overdueOrders(parts.db, parts.now(), AT_ONCE, left);
    const rest = ids.values();
    const hand = async () => {
      for (const id of rest) await end(id);
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    if (ids.length < AT_ONCE) break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not end`);
  return ended;
}
