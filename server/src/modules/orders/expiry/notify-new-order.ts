import { notifyAt } from '@tokhi/rules/order/order-expiry';
import { summaryRows } from '@tokhi/rules/order/summary-rows';
import type { TermName } from '@tokhi/rules/order/term-explanation';
import { linkEnds } from '@tokhi/rules/order/tracking-link';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { queueEmail, queueSms } from '../../notifications/public.ts';
import { insertLink } from '../links/links.queries.ts';
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
}

interface MadeGoods {
  name: string;
  colourName: string;
  quantity: number;
  salePriceTug: number;
  picture: string | null;
}

/** What follows from a new order: the email with its link, the SMS, and the jobs of its end. */
export async function notifyNewOrder(
  tx: Tx,
  order: MadeOrder,
  to: { email: string; phone: string },
  goods: readonly MadeGoods[],
): Promise<void> {
  const { id, customerId, orderNumber, totalTug, createdAt } = order;
  const token = newSecret();
  const until = linkEnds(createdAt);
  await insertLink(tx, { hash: hashOf(token), orderId: id, now: createdAt, until });
  const named = goods.map(({ name, colourName, quantity, salePriceTug, picture }) => ({
    name,
    quantity,
    picture,
    colour: colourName,
    amountTug: salePriceTug * quantity,
  }));
  const event = `order-made:${orderNumber}`;
  await queueEmail(
    tx,
    {
      kind: 'order-made',
      orderNumber,
      totalTug,
      payBy: order.pay_by,
      goods: named,
      rows: summaryRows(order.terms),
      token,
    },
    { email: to.email, customerId },
    `${event}:email`,
  );
  const sms = { kind: 'order-made' as const, orderNumber, totalTug };
  await queueSms(tx, sms, { phone: to.phone, customerId }, `${event}:sms`, createdAt);
  await enqueue(tx, expireOrderJob, { orderId: id }, `${expireOrderJob.name}:${id}`, order.expires_at);
  await enqueue(
    tx,
    notifyExpiringJob,
    { orderId: id },
    `${notifyExpiringJob.name}:${id}`,
    notifyAt(createdAt, order.pay_by),
  );
}
