import { randomUUID } from 'node:crypto';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { BUDGET_DAY_MS } from '@tokhi/rules/notice/notice-budget';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import type { Tx } from '../../../../db/database.ts';
import { auditedBy, countEvents, type Facts, writeAudit } from '../../../audit/public.ts';
import { queueEmail, queueSms, repeatNotice } from '../../../notifications/public.ts';
import { checkoutSettings } from '../../../settings/public.ts';
import type { LockedOrder } from '../../status.queries.ts';
import { lockOrderNamed } from './lock-order-named.ts';
import type { OrderPageDeps } from './order-page-ports.ts';
import { showOrder } from './show-order.ts';

/** An email or SMS written by a staff member. The audit row has the channel and the template, not the text: it is about a person. */
export const sendMessage = (
  deps: OrderPageDeps,
  { ordernumber, channel, template, text }: CallBody<AdminCalls['sendMessage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['sendMessage']>> =>
  sending(deps, ordernumber, caller, 'send message', async (tx, order) => {
    const { customer_id: customerId, contact_email: email, contact_phone: phone } = order;
    const message = { kind: 'order-message' as const, orderNumber: ordernumber, text };
    // Each message is an event of its own; a repeated request runs once by its idempotency key.
    const event = `order-message:${template}:${ordernumber}:${randomUUID()}`;
    if (channel === 'email') await queueEmail(tx, message, { email, customerId }, event);
    else await queueSms(tx, message, { phone, customerId }, event, deps.now());
    return { channel, template };
  });

/** Sends a notice again, to the current contacts of the order. */
export const sendNoticeAgain = (
  deps: OrderPageDeps,
  { ordernumber, notice }: CallBody<AdminCalls['sendNoticeAgain']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['sendNoticeAgain']>> =>
  sending(deps, ordernumber, caller, 'send notice again', async (tx, order) => {
    const { customer_id: customerId, contact_email: email, contact_phone: phone } = order;
    const to = { orderNumber: ordernumber, customerId, email, phone };
    const { template, channel } = await repeatNotice(tx, notice, to, deps.now());
    return { notice, template, channel };
  });

const ACTIONS = ['send message', 'send notice again'] as const;

/**
 * Limits what staff send about one order in a day, to the number of the settings. Counts the audit rows of sent messages under the order's
 * lock.
 */
async function sending(
  deps: OrderPageDeps,
  ordernumber: string,
  caller: Staff,
  action: (typeof ACTIONS)[number],
  send: (tx: Tx, order: LockedOrder) => Promise<Facts>,
): Promise<CallReply<AdminCalls['sendMessage']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const order = await lockOrderNamed(tx, ordernumber);
    const subject = { kind: 'order', id: ordernumber };
    const { noticeBudget } = await checkoutSettings(tx);
    const since = new Date(now.getTime() - BUDGET_DAY_MS);
    if ((await countEvents(tx, subject, ACTIONS, since)) >= noticeBudget.aDay) throw refuse('too_many_messages');
    const after = await send(tx, order);
    await writeAudit(tx, { action, subject, ...auditedBy(caller), after }, now);
    return showOrder({ ...deps, db: tx }, ordernumber, caller);
  });
}
