import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isLent, paymentName } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../../db/database.ts';
import { orderForTransfer, ordersForTransfers } from '../../orders/public.ts';
import { lenders, methodOf } from '../../settings/public.ts';
import { known } from '../transfers/list-transfers.ts';
import { SUGGESTED_DAYS, suggestOrders } from '../transfers/suggest-orders.ts';
import { presentSuggestion } from '../transfers/transfers.present.ts';
import { unknownMoney, unknownPayment } from './assign-payment.queries.ts';

const DAY_MS = 86_400_000;

interface Deps {
  db: Db;
  now: () => Date;
}

type Unknown = Awaited<ReturnType<typeof unknownMoney>>[number];

/** In the form of a bank line: with reference, sum, name and time. */
const asLine = (row: Unknown) => ({
  ...{ id: row.id, amount_tug: row.amount_tug, received_at: row.received_at },
  ...{ memo: row.memo ?? '', payer: row.payer ?? '', mayComeInParts: row.provider === 'bank_transfer' },
});

/** Unknown money, with the orders that it may be for; suggestions are computed each time. */
export async function listUnknownMoney({ db, now }: Deps): Promise<CallReply<AdminCalls['listUnknownMoney']>> {
  const rows = await unknownMoney(db);
  const since = new Date(now().getTime() - SUGGESTED_DAYS * DAY_MS);
  const about = await known(db, rows.length === 0 ? [] : await ordersForTransfers(db, since));
  const lines = rows.map(asLine);
  const matched = new Map(
    suggestOrders(lines, [...about.orders.values()], about.received).map((one) => [one.lineId, one.suggestions]),
  );
  const lending = new Map<string, string>((await lenders(db)).map(({ method, name }) => [method, name]));
  const nameOf = (provider: string) => {
    const method = methodOf(provider);
    return isLent(method) ? (lending.get(method) ?? method) : paymentName(method);
  };
  const payments = rows.map(({ received_at, amount_tug, ...row }, at) => {
    const line = lines[at] ?? asLine({ ...row, received_at, amount_tug });
    const found = matched.get(row.id) ?? [];
    return {
      ...{ ...row, provider: nameOf(row.provider), received_at: received_at.toISOString(), amount: amount_tug },
      suggestions: found.flatMap((one) => presentSuggestion(line, one, about)),
    };
  });
  return { result: 'success', payments };
}

/** An order that staff searched for: with its points, and the effect of assigning the money to it. */
export async function suggestForPayment(
  { db }: Deps,
  { payment, ordernumber }: CallBody<AdminCalls['suggestForPayment']>,
): Promise<CallReply<AdminCalls['suggestForPayment']>> {
  const row = await unknownPayment(db, payment);
  if (row === undefined) throw refuse('payment_not_found');
  const order = await orderForTransfer(db, ordernumber);
  if (order === undefined) throw refuse('order_not_found');
  const about = await known(db, [order]);
  const line = asLine(row);
  const found = suggestOrders([line], [order], about.received)[0]?.suggestions[0];
  const [suggestion] = presentSuggestion(line, found ?? { orderId: order.id, points: {}, sum: 0 }, about);
  if (suggestion === undefined) throw refuse('order_not_found');
  return { result: 'success', suggestion };
}
