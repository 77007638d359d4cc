import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { type GoodsReason, refundReasonAt } from '@tokhi/rules/refund/refund-asking';
import { refundParts } from '@tokhi/rules/refund/refund-parts';
import type { Customer } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { lockBalance, takeBack } from '../../bonus/public.ts';
import { type LockedOrder, lockOrder, orderIdNamed } from '../../orders/public.ts';
import { type ComputedTerms, computeTerms } from './compute-terms.ts';
import { notifyRefundAsked } from './notify-refund.ts';
import { causeOf } from './refund-cause.ts';
import { insertRefunds, insertRequest, insertRequestLines } from './refunds.queries.ts';
import { shownRequests } from './show-refunds.ts';

type Asked = CallBody<Calls['askRefund']>;

/**
 * The owner requests a refund, which is then a task of the staff. The order and the owner's points are locked, so that the sum on the page
 * is the sum that is stored. Points that the pieces earned are taken back at once, because they could be spent meanwhile.
 */
export const askRefund = (
  { db, now }: { db: Db; now: () => Date },
  body: Asked,
  caller: Customer,
): Promise<CallReply<Calls['askRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    const id = await orderIdNamed(tx, caller.customerId, body.ordernumber);
    const order = id === undefined ? undefined : await lockOrder(tx, id);
    if (order === undefined) throw refuse('order_not_found');
    const reason = refundReasonAt(order.status);
    if (reason !== body.reason) throw refuse('refund_not_possible');
    await askRefundOf(tx, order, { ...body, reason, requestedBy: null }, now());
    const [refund] = await shownRequests(tx, order.id);
    if (refund === undefined) throw new Error('the refund that was asked for is not there');
    return { result: 'success', refund };
  });

/** What is to be refunded, why, and who requested it: null for the order's owner. */
export interface AskedOfOrder extends Pick<Asked, 'lines' | 'note' | 'account' | 'sum'> {
  reason: GoodsReason | null;
  requestedBy: number | null;
}

/** Stores a request for an order that the caller has locked, from the customer or from staff for the customer. */
export async function askRefundOf(tx: Tx, order: LockedOrder, asked: AskedOfOrder, now: Date): Promise<number> {
  await lockBalance(tx, order.customer_id);
  const terms = await computeTerms(tx, order, { reason: asked.reason, wanted: asked.lines ?? null });
  const { amountTug } = terms.refund;
  if (amountTug !== asked.sum) throw refuse('refund_changed', { sum: amountTug });
  const requestId = await writeDown(tx, order, asked, terms, now);
  const isUnavailable = terms.reason === 'unavailable';
  await notifyRefundAsked(tx, order, { amountTug, isUnavailable, requestId, now });
  return requestId;
}

async function writeDown(
  tx: Tx,
  order: LockedOrder,
  { note, account, requestedBy }: AskedOfOrder,
  terms: ComputedTerms,
  now: Date,
): Promise<number> {
  const { takenBackBonus, returnedBonus, reason, instrument } = terms;
  const orderId = order.id;
  const requestId = await insertRequest(tx, { orderId, takenBackBonus, returnedBonus, note: note || null, now });
  await insertRequestLines(
    tx,
    { requestId, orderId },
    terms.lines.filter(({ chosen }) => chosen > 0).map((line) => ({ ...line, quantity: line.chosen })),
  );
  const grosses = terms.drawn.map(({ grossTug }) => grossTug);
  const refunds = refundParts(terms.refund, grosses).flatMap((part, at) => {
    const drawn = terms.drawn[at];
    return drawn ? [{ ...part, ...drawn }] : [];
  });
  await insertRefunds(tx, { requestId, orderId, reason, instrument, requestedBy, now }, account, refunds);
  const move = { customerId: order.customer_id, orderId, points: takenBackBonus, cause: causeOf(requestId) };
  await takeBack(tx, move, now);
  return requestId;
}
