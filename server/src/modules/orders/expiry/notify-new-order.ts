import { notifyAt } from '@tokhi/rules/order/order-expiry';
import { summaryRows } from '@tokhi/rules/order/summary-rows';
import type { TermName } from '@tokhi/rules/order/term-explanation';
import type { Tx } from '../../../db/database.ts';
import { specOfJob } from '../../../jobs/enqueue.ts';
import { queueEmailAndSms } from '../../notifications/public.ts';
import { nameOrganisationSpec } from '../paper/name-organisation.job.ts';
import { expireOrderJob, notifyExpiringJob } from './expiry.jobs.ts';

interface MadeOrder {
  id: number;
  customerId: number;
  orderNumber: string;
  totalTug: number;
  terms: Record<TermName, number>;
  createdAt: Date;
  pay_by: Date;
  expires_at: Date;
  /** Opens the order without a login. */
  token: string;
  isOfOrganisation: boolean;
  /** Made by telephone: the email says so, and how the customer logs in. */
  isByPhone: boolean;
}

interface MadeGoods {
  name: string;
  colourName: string;
  quantity: number;
  salePriceTug: number;
  picture: string | null;
}

/** The effects of a new order: the email with its link, the SMS, and the jobs for its expiry and its paper. */
export async function notifyNewOrder(
  tx: Tx,
  order: MadeOrder,
  to: { email: string; phone: string },
  goods: readonly MadeGoods[],
): Promise<void> {
  const { id, customerId, orderNumber, totalTug, createdAt, token } = order;
  const named = goods.map(({ name, colourName, quantity, salePriceTug, picture }) => ({
    name,
    quantity,
    picture,
    colour: colourName,
    amountTug: salePriceTug * quantity,
  }));
  const rows = summaryRows(order.terms);
  const email = {
    kind: 'order-made' as const,
    orderNumber,
    totalTug,
    payBy: order.pay_by,
    goods: named,
    rows,
    token,
    byPhone: order.isByPhone,
  };
  const sms = { kind: 'order-made' as const, orderNumber, totalTug };
  await queueEmailAndSms(tx, { email, sms }, { ...to, customerId }, `order-made:${orderNumber}`, createdAt, [
    ...endingSpecs(id, { expiresAt: order.expires_at, notifyAt: notifyAt(createdAt, order.pay_by) }),
    ...(order.isOfOrganisation ? [nameOrganisationSpec(id)] : []),
  ]);
}

/** The jobs for the expiry of an unpaid order; enqueued again, they move to the new time. */
export const endingSpecs = (orderId: number, at: { expiresAt: Date; notifyAt: Date }) => [
  specOfJob(expireOrderJob, { orderId }, `${expireOrderJob.name}:${orderId}`, at.expiresAt),
  specOfJob(notifyExpiringJob, { orderId }, `${notifyExpiringJob.name}:${orderId}`, at.notifyAt),
];
