import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { isLent, paymentName } from '@tokhi/rules/payment/payment-methods';
import { methodOf } from '../../../settings/public.ts';
import type { InvoiceFacts, PaymentFacts, ReceiptFacts, RefundFacts } from './order-page-ports.ts';

type Row = NonNullable<ShownOrder['office']>['ledger'][number];
type Entry = Omit<Row, 'balance'>;

interface LedgerFacts {
  order: { total_tug: number; paid_at: Date | null };
  money: {
    invoices: readonly InvoiceFacts[];
    payments: readonly PaymentFacts[];
    refunds: readonly RefundFacts[];
  };
  points: readonly { points: number; reason: string; created_at: Date }[];
  receipts: readonly ReceiptFacts[];
}

const NOTHING = { charged: null, received: null, points: null };
const moment = (at: string | Date): string => new Date(at).toISOString();
const nameOf = (provider: string): string => {
  const method = methodOf(provider);
  return isLent(method) ? method : paymentName(method);
};

/** Refunds of the order's own money; money that came late, twice or in another amount was never charged. */
const OF_THE_ORDER = ['cancelled', 'defective', 'unavailable'];

const OUTCOMES: Record<string, string> = {
  part: 'хэсэг',
  late: 'хожуу ирсэн',
  duplicate: 'давхар төлсөн',
  wrong_amount: 'дүн зөрсөн',
};
const NOTICED: Record<string, string> = {
  callback: 'callback',
  poll: 'шалгасан',
  reconciliation: 'тулгалт',
  staff: 'ажилтан',
};
const POINTS: Record<string, string> = {
  spent: 'Бонусоор төлсөн',
  returned: 'Бонус буцаасан',
  earned: 'Бонус нэмсэн',
  taken_back: 'Бонус хураасан',
};
const RECEIPTS: Record<string, string> = {
  requested: 'хүлээгдэж буй',
  failed: 'бүртгэгдсэнгүй',
  registered: 'бүртгэгдсэн',
  voided: 'хүчингүй',
};

/** A closed invoice charges nothing any more. */
const ofInvoice = ({ created_at, amount_tug, provider, reference, status }: InvoiceFacts): Entry => {
  const about = `${nameOf(provider)}, ${reference}`;
  return status === 'open' || status === 'paid'
    ? { ...NOTHING, at: moment(created_at), kind: 'invoice', about, charged: amount_tug }
    : { ...NOTHING, at: moment(created_at), kind: 'invoice_closed', about };
};

const ofPayment = ({ received_at, amount_tug, provider, outcome, noticed_by, ends_with }: PaymentFacts): Entry => {
  const about = [`${nameOf(provider)} •••${ends_with}`, OUTCOMES[outcome], NOTICED[noticed_by]];
  const words = about.filter((word) => word !== undefined).join(', ');
  return { ...NOTHING, at: moment(received_at), kind: 'payment', about: words, received: amount_tug };
};

const REASONS: Record<string, string> = {
  cancelled: 'Захиалга цуцалсан',
  defective: 'Гэмтэлтэй бараа',
  unavailable: 'Бараа олдсонгүй',
  late_payment: 'Хожуу ирсэн төлбөр',
  duplicate_payment: 'Давхар төлбөр',
  wrong_amount: 'Дүн зөрсөн төлбөр',
};

/** A refund reduces what is owed when it is asked for, and what was received when it is done. */
function ofRefund({ created_at, finished_at, amount_tug, reason, status }: RefundFacts): Entry[] {
  const about = REASONS[reason] ?? '';
  const asked = { ...NOTHING, at: moment(created_at), about };
  if (status === 'failed') return [{ ...asked, kind: 'refund_declined' }];
  const charged = OF_THE_ORDER.includes(reason) ? 0 - amount_tug : null;
  const open: Entry = { ...asked, kind: 'refund_open', charged };
  if (status !== 'done') return [open];
  return [
    open,
    { ...NOTHING, at: moment(finished_at ?? created_at), kind: 'refund_done', about, received: 0 - amount_tug },
  ];
}

const ofReceipt = ({ created_at, issued_at, status, kind, bill_id }: ReceiptFacts): Entry => ({
  ...NOTHING,
  at: moment(issued_at ?? created_at),
  kind: 'receipt',
  about: [
    kind === 'b2b' ? 'Байгууллага' : 'Хувь хүн',
    bill_id === null ? null : `…${bill_id.slice(-6)}`,
    RECEIPTS[status],
  ]
    .filter((word) => word != null)
    .join(', '),
});

/** Everything that moved money, points or a receipt of an order, by time, with the balance after each row. */
export function ledgerOf({ order, money, points, receipts }: LedgerFacts): { ledger: Row[]; balance: number } {
  const invoices = money.invoices.map(ofInvoice);
  const isCharged = invoices.some(({ kind }) => kind === 'invoice');
  // Paid by an invoice that was closed before: the order was owed all the same.
  const owed: Entry[] =
    order.paid_at === null || isCharged
      ? []
      : [{ ...NOTHING, at: moment(order.paid_at), kind: 'invoice', about: '', charged: order.total_tug }];
  const entries = [
    ...owed,
    ...invoices,
    ...money.payments.map(ofPayment),
    ...points.map(
      (row): Entry => ({
        ...{ ...NOTHING, at: moment(row.created_at), kind: 'bonus', about: POINTS[row.reason] ?? '' },
        points: row.points,
      }),
    ),
    ...money.refunds.flatMap(ofRefund),
    ...receipts.map(ofReceipt),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  let balance = 0;
  const ledger = entries.map((entry): Row => {
    balance += (entry.charged ?? 0) - (entry.received ?? 0);
    return { ...entry, balance: entry.charged === null && entry.received === null ? null : balance };
  });
  return { ledger, balance };
}
