import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { JobFailure } from '../../../jobs/failure-reason.ts';
import { expireOrder, overdueOrders, payableOrder } from '../../orders/public.ts';
import { closeInvoicesOfOrder } from '../invoices/close-invoice.ts';
import { closeInvoiceRows } from '../invoices/close-invoice-rows.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/**
 * Ends an unpaid order whose time is over (decision 130): the provider is asked and closes its invoice, and only then stock, code and bonus
 * are freed. If the provider does not say, the order stays and is checked again. False: it could not end.
 */
export async function endOverdue(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const { db, now } = deps;
  const { status, expires_at } = await payableOrder(db, orderId);
  if (status !== 'pending' || !isOverdue(expires_at, now())) return true;
  const closing = await closeInvoicesOfOrder(deps, orderId);
  if (closing === 'unsure') return false;
  if (closing === 'settled') await expireOrder({ db, closeRows: closeInvoiceRows }, orderId, now());
  return true;
}

/** At the moment of expiry; the sweep tries again later. */
export async function endAtItsMoment(deps: PaymentDeps, orderId: number): Promise<void> {
  if (!(await endOverdue(deps, orderId))) throw new JobFailure('the provider does not say whether it is paid');
}

const AT_ONCE = 200;
/** Concurrently: most of an expiry is waiting for the database. */
const CONCURRENCY = 4;

/**
 * Ends every order whose job was lost, and returns how many. An order that cannot end now (popular goods are locked by others) does not
 * stop the others, and the job fails after all of them, so that the failure is seen.
 */
export async function sweepOverdue(deps: PaymentDeps): Promise<number> {
  let ended = 0;
  let left = 0;
  const errors: unknown[] = [];
  const end = async (id: number) => {
    try {
      if (await endOverdue(deps, id)) ended += 1;
      else left += 1;
    } catch (error) {
      errors.push(error);
      left += 1;
    }
  };
  for (;;) {
    const ids = await overdueOrders(deps.db, deps.now(), AT_ONCE, left);
    const rest = ids.values();
    const worker = async () => {
      for (const id of rest) await end(id);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    if (ids.length < AT_ONCE) break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not end`);
  return ended;
}
