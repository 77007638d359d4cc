import { randomUUID } from 'node:crypto';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { makeOrder } from '../../create/create-order.ts';
import { lockCallingCustomer } from './lock-calling-customer.ts';
import type { PhoneDeps } from './phone-deps.ts';

/**
 * An order for a customer on the telephone, made like an order in the shop: same figures, limits and notices. Its email goes to the mailbox
 * of the account, whose owner logs in with a mailed code to pay (record 207).
 */
export const createPhoneOrder = (
  deps: PhoneDeps,
  { customer: customerId, order }: CallBody<AdminCalls['createPhoneOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['createPhoneOrder']>> => {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const { email } = await lockCallingCustomer(tx, customerId);
    const { shipping } = order;
    const body = { ...order, shipping: { ...shipping, user: { ...shipping.user, email } } };
    const key = `phone-${caller.staffId}-${caller.idempotency?.key ?? randomUUID()}`;
    const { orderNumber, totalTug } = await makeOrder(
      tx,
      deps,
      body,
      { customerId, key, placedBy: caller.staffId },
      now,
    );
    const after = { customer: customerId, totalTug, lines: order.cart.product.map(({ id, qty }) => `${id} × ${qty}`) };
    const subject = { kind: 'order', id: orderNumber };
    await writeAudit(tx, { action: 'create phone order', subject, ...auditedBy(caller), after }, now);
    return { result: 'success', ordernumber: orderNumber, total: totalTug };
  });
};
