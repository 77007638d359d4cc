import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@tokhi/rules/delivery/calendar';
import type { Tx } from '../../db/database.ts';
import type { DemoFacts } from './demo-facts.ts';
import { insertRows } from './insert-rows.ts';
import type { MadeOrder } from './write-orders.ts';

const BY_HAND = new Set(['bank_transfer', 'khan_lending']);
const [SHARE_PAID, OVERPAID_TUG] = [0.6, 20_000];
const TOKEN_BYTES = 32;

interface Payment {
  order: MadeOrder | null;
  amount: number;
  outcome: 'matched' | 'part' | 'late' | 'duplicate' | 'unknown_order';
  at: Date;
  provider: string;
  payer: string;
}

/** A payment that has its row. */
export interface MadePayment extends Payment {
  id: number;
}

const paidAt = ({ way }: MadeOrder): Date | undefined => way.find(({ status }) => status === 'paid')?.at;
const hours = (at: Date, count: number) => new Date(at.getTime() + count * HOUR_MS);

/** Invoices and payments; the invoices of orders that staff confirm by hand are open. */
export async function writeMoney(
  tx: Tx,
  orders: readonly MadeOrder[],
  { staff }: DemoFacts,
  now: Date,
): Promise<MadePayment[]> {
  const invoiced = orders.filter(({ method, status }) => method !== null && status !== 'expired');
  const ids = await insertRows(tx, 'invoices', invoiced.map(invoiceOf));
  const invoiceIds = new Map(invoiced.map(({ id }, at) => [id, ids[at] ?? 0]));
  const payments = [...orders.flatMap((order) => paymentsOf(order, now)), ...unknownMoney(orders.length, now)];
  const rows = payments.map(({ order, amount, outcome, at, provider, payer }, nth) => ({
    ...{ order_id: order?.id ?? null, amount_tug: amount, outcome, received_at: at, recorded_at: at, provider, payer },
    invoice_id: outcome === 'matched' && order !== null ? (invoiceIds.get(order.id) ?? null) : null,
    provider_payment_id: `demo-${nth + 1}`,
    noticed_by: BY_HAND.has(provider) ? 'staff' : 'callback',
    staff_id: BY_HAND.has(provider) ? staff.finance : null,
    evidence: {},
  }));
  const paymentIds = await insertRows(tx, 'payments', rows);
  return payments.map((payment, at) => ({ ...payment, id: paymentIds[at] ?? 0 }));
}

function invoiceOf(order: MadeOrder) {
  const closedAt = paidAt(order) ?? null;
  const token = BY_HAND.has(order.method ?? '') ? null : `\\x${randomBytes(TOKEN_BYTES).toString('hex')}`;
  return {
    ...{ order_id: order.id, amount_tug: order.total.totalTug, created_at: order.madeAt, closed_at: closedAt },
    ...{ provider: order.method, status: closedAt === null ? 'open' : 'paid', reference: order.order.order_number },
    ...{ deeplinks: [], callback_token_hash: token, unknown_answers: 0 },
  };
}

function paymentsOf(order: MadeOrder, now: Date): Payment[] {
  const { story, total, madeAt, expiresAt } = order;
  const of = { order, provider: order.method ?? 'qpay', payer: order.order.contact_name };
  const whole = total.totalTug;
  const at = paidAt(order);
  if (at === undefined) {
    if (story === 'money-late')
      return [{ ...of, amount: whole, outcome: 'late', at: new Date((expiresAt.getTime() + now.getTime()) / 2) }];
    if (story === 'money-short')
      return [{ ...of, amount: Math.round(whole * SHARE_PAID), outcome: 'part', at: hours(madeAt, 1) }];
    return [];
  }
  const paid: Payment = {
    ...of,
    amount: story === 'money-over' ? whole + OVERPAID_TUG : whole,
    outcome: 'matched',
    at,
  };
  const isTwice = story === 'money-twice' || story === 'refund-sent';
  return isTwice ? [paid, { ...of, amount: whole, outcome: 'duplicate', at: hours(at, 0.1) }] : [paid];
}

const STRANGERS = ['Э. Баярмаа', 'Ч. Дэлгэр', 'Н. Ууганбаяр', 'Тодорхойгүй'];
const ORDERS_FOR_ONE = 700;

/** Transfers whose text names no order. */
const unknownMoney = (orders: number, now: Date): Payment[] =>
  Array.from({ length: Math.max(1, Math.round(orders / ORDERS_FOR_ONE)) }, (_, nth) => ({
    ...{ order: null, amount: 185_000 + nth * 41_500, outcome: 'unknown_order', at: hours(now, -3 - nth * 11) },
    ...{ provider: 'bank_transfer', payer: STRANGERS[nth % STRANGERS.length] ?? '' },
  }));
