import { HOUR_MS } from '@tokhi/rules/delivery/calendar';
import { lineShares } from '@tokhi/rules/order/line-shares';
import { type RefundReason, refundAmount, refundInstrument } from '@tokhi/rules/refund/refund-amount';
import type { Tx } from '../../db/database.ts';
import { causeOf } from '../../modules/payments/public.ts';
import { methodOf } from '../../modules/settings/public.ts';
import type { DemoFacts } from './demo-facts.ts';
import { insertRows } from './insert-rows.ts';
import type { MadePayment } from './write-money.ts';
import type { MadeOrder } from './write-orders.ts';

const STRAY: Partial<Record<MadePayment['outcome'], RefundReason>> = {
  late: 'late_payment',
  duplicate: 'duplicate_payment',
  unknown_order: 'unknown_order',
};

/** Points of paid orders, requested refunds, and the return of money that paid no order. */
export async function writeRefunds(
  tx: Tx,
  payments: readonly MadePayment[],
  { staff }: DemoFacts,
  now: Date,
): Promise<void> {
  const paying = payments.flatMap(({ order, ...payment }) =>
    order && payment.outcome === 'matched' ? [{ ...payment, order }] : [],
  );
  await insertRows(
    tx,
    'bonus_ledger',
    paying.map(({ order, at }) => points(order, { reason: 'earned', points: order.total.earnedBonus, cause: '', at })),
  );
  const asked = paying.filter(({ order: { story } }) => ['refunded', 'cancel-asked', 'defective'].includes(story));
  const requests = await insertRows(
    tx,
    'refund_requests',
    asked.map(({ order }) => requestOf(order, now)),
  );
  const ofRequest = asked.map((payment, at) => ({ ...payment, request: requests[at] ?? 0 }));
  await insertRows(
    tx,
    'refund_lines',
    ofRequest.flatMap(({ order, request }) => linesOf(order, request)),
  );
  await insertRows(
    tx,
    'bonus_ledger',
    ofRequest.map(({ order, request }) =>
      points(order, {
        reason: 'taken_back',
        points: -order.total.earnedBonus,
        cause: causeOf(request),
        at: askedAt(order, now),
      }),
    ),
  );
  await insertRows(tx, 'refunds', [
    ...ofRequest.map((payment) => refundOf(payment, staff, now)),
    ...payments.flatMap((payment) => strayRefund(payment, now)),
  ]);
}

const points = (order: MadeOrder, of: { reason: string; points: number; cause: string; at: Date }) => ({
  ...{ customer_id: order.order.customer_id, order_id: order.id, points: of.points, created_at: of.at },
  ...{ reason: of.reason, cause: of.cause },
});

/** The refund of a refunded order was requested some hours before; the others have been waiting for a while. */
const askedAt = ({ way, status }: MadeOrder, now: Date): Date => {
  const [last, before] = [way.at(-1)?.at ?? now, way.at(-2)?.at ?? now];
  const until = status === 'refunded' ? last : now;
  const from = status === 'refunded' ? before : last;
  return new Date((from.getTime() + until.getTime()) / 2);
};

const isDone = ({ story }: MadeOrder) => story === 'refunded';
const NOTES = ['Өөр загвар сонгохоор болсон', 'Хэмжээ нь таарахгүй юм байна', 'Нүүх хугацаа хойшилсон'];

const requestOf = (order: MadeOrder, now: Date) => ({
  ...{
    order_id: order.id,
    taken_back_bonus: order.total.earnedBonus,
    returned_bonus: 0,
    asked_at: askedAt(order, now),
  },
  ...{ status: isDone(order) ? 'done' : 'open', settled_at: isDone(order) ? order.way.at(-1)?.at : null },
  note: order.story === 'defective' ? 'Нэг хөл нь хагарсан ирсэн' : NOTES[order.id % NOTES.length],
});

/** The whole order, line by line. */
const linesOf = ({ id, lines, goods, total }: MadeOrder, request: number) => {
  const shares = lineShares(
    goods.map((one) => ({ ...one, chinaDeliveryTug: one.unitChinaDeliveryTug * one.quantity })),
    total.amounts,
  );
  return lines.map(({ position, quantity }, at) => ({
    ...{ request_id: request, order_id: id, position, quantity, gross_tug: shares[at]?.totalTug ?? 0 },
  }));
};

function refundOf(
  { order, id, amount, provider, request }: MadePayment & { order: MadeOrder; request: number },
  staff: DemoFacts['staff'],
  now: Date,
) {
  const reason: RefundReason = order.story === 'defective' ? 'defective' : 'cancelled';
  const instrument = refundInstrument(methodOf(provider), false);
  const terms = refundAmount({ paidTug: amount, reason, instrument, hasVatReceipt: false, missingBonus: 0 });
  const doneAt = isDone(order) ? (order.way.at(-1)?.at ?? null) : null;
  return {
    ...{ payment_id: id, order_id: order.id, request_id: request, reason, instrument, created_at: askedAt(order, now) },
    ...{ gross_tug: amount, refund_fee_tug: terms.refundFeeTug, vat_deduction_tug: 0, bank_fee_tug: terms.bankFeeTug },
    ...{ bonus_deduction_tug: 0, amount_tug: terms.amountTug, status: doneAt === null ? 'requested' : 'done' },
    ...{ sent_at: doneAt, finished_at: doneAt, finished_by: doneAt === null ? null : staff.finance },
    ...{ proof: doneAt === null ? null : `ХБ-${request}`, bank_name: 'Хаан банк' },
    ...{ account_number: `50${String(10_000_000 + order.id).slice(-8)}`, account_holder: order.order.contact_name },
  };
}

/** Money that paid no order is returned whole; of an overpayment only the excess. */
function strayRefund({ id, order, amount, outcome, at }: MadePayment, now: Date) {
  const over = order?.story === 'money-over' ? amount - order.total.totalTug : 0;
  const reason = STRAY[outcome] ?? (over > 0 ? 'wrong_amount' : undefined);
  if (reason === undefined) return [];
  const gross = over > 0 ? over : amount;
  const isSent = order?.story === 'refund-sent';
  return [
    {
      ...{
        payment_id: id,
        order_id: order?.id ?? null,
        request_id: null,
        reason,
        instrument: 'provider',
        created_at: at,
      },
      ...{ gross_tug: gross, refund_fee_tug: 0, vat_deduction_tug: 0, bank_fee_tug: 0, bonus_deduction_tug: 0 },
      ...{
        amount_tug: gross,
        status: isSent ? 'sent' : 'requested',
        sent_at: isSent ? new Date(now.getTime() - 5 * HOUR_MS) : null,
      },
      ...{
        finished_at: null,
        finished_by: null,
        proof: null,
        bank_name: null,
        account_number: null,
        account_holder: null,
      },
    },
  ];
}
