import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { confirmationHours, isLent, type PaymentMethod, paymentName } from '@tokhi/rules/payment/payment-methods';
import { transferReference } from '@tokhi/rules/payment/transfer-reference';
import { addWorkingHours } from '@tokhi/rules/payment/working-hours';
import type { Db } from '../../../db/database.ts';
import { drawQr } from '../../../draw-qr.ts';
import type { PayableOrder } from '../../orders/public.ts';
import { bankAccounts, lenders, methodOf, storeCalendar } from '../../settings/public.ts';
import { gatewayOf, type PaymentDeps } from '../payment-deps.ts';
import { linksOf } from '../payments.present.ts';
import { aboutEarlier, receivedInParts } from '../received/money.queries.ts';
import { endOfPaying } from './end-of-paying.ts';
import { type InvoiceRow, openInvoiceOf } from './invoices.queries.ts';
import { isShown, ownOrder } from './is-paid.ts';

type Reply = CallReply<Calls['openInvoice']>;

/** The data of the payment dialog: only our rows, so that it opens while a provider is away. */
export async function showOpenInvoice(deps: PaymentDeps, reference: string, customerId: number): Promise<Reply> {
  const { db, now } = deps;
  const order = await ownOrder(deps, reference, customerId);
  const ordernumber = order.order_number;
  if (order.status === 'expired') throw refuse('order_expired', { ordernumber });
  if (order.status !== 'pending') throw refuse('order_already_paid', { ordernumber });
  const open = await openInvoiceOf(db, order.id);
  // Money sent from now on would be late: nothing invites the customer to send it.
  const isOver = isOverdue(endOfPaying(order), now());
  const { sum, superseded } = await aboutEarlier(db, order.id);
  const leftOpen = superseded.filter((provider) => gatewayOf(deps, { provider })?.leavesOpen === true);
  return {
    result: 'success',
    ordernumber,
    returned: sum,
    earlier: await Promise.all(leftOpen.map((provider) => nameOf(db, methodOf(provider)))),
    checking: isOver || (open !== undefined && open.unsure_since !== null),
    invoice: open !== undefined && isShown(open) && !isOver ? await presentInvoice(deps, order, open) : null,
  };
}

async function presentInvoice({ db }: PaymentDeps, order: PayableOrder, open: InvoiceRow) {
  const payment = methodOf(open.provider);
  const isTransfer = payment === 'mobile';
  const hours = open.by_hand ? confirmationHours(payment) : null;
  const from = order.submitted_at ?? order.created_at;
  return {
    invoiceId: open.reference,
    payment,
    name: await nameOf(db, payment),
    amount: open.amount_tug,
    received: await receivedInParts(db, order.id),
    QRCode: open.qr_text === null ? null : await drawQr(open.qr_text),
    qr_text: open.qr_text,
    qpay_deeplink: linksOf(open),
    paymentUrl: open.payment_url,
    pay_by: endOfPaying(order).toISOString(),
    expires_at: order.expires_at.toISOString(),
    accounts: isTransfer ? (await bankAccounts(db)).accounts : [],
    reference: isTransfer ? transferReference(order.order_number) : null,
    confirmed_by: hours === null ? null : addWorkingHours(from, hours, await storeCalendar(db, from)).toISOString(),
    lender_number: order.lender_invoice_number,
  };
}

/** A former lender is shown by its code. */
const nameOf = async (db: Db, method: PaymentMethod): Promise<string> =>
  isLent(method) ? ((await lenders(db)).find((one) => one.method === method)?.name ?? method) : paymentName(method);
