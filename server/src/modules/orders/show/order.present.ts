import type { ListedOrder, Order, OrderLine, TrackedOrder } from '@tokhi/contract/fields/order-fields';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, timestampOf } from '@tokhi/rules/order/order-status';
import { expectedSteps, lateStep, type StepTimes } from '@tokhi/rules/order/step-dates';
import { methodOf } from '../../settings/public.ts';
import type { ShownInvoice } from '../invoices-port.ts';
import type { LineRow, ListedRow, MeasuredRow, ShownRow, TrackedRow, WholeRow } from './shown-orders.queries.ts';

const SECOND_MS = 1_000;
const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The measured times of one source. */
export const timesOf = (rows: readonly MeasuredRow[], source: string): StepTimes =>
  Object.fromEntries(
    rows
      .filter((row) => row.source === source)
      .map((row) => [row.step, { usualMs: row.usual_seconds * SECOND_MS, latestMs: row.latest_seconds * SECOND_MS }]),
  );

/** A row of the tracking page: which steps were reached, and when the others are expected. */
export function presentTracked(row: TrackedRow | WholeRow, measured: readonly MeasuredRow[], now: Date): TrackedOrder {
  // The table's CHECKs allow only these values.
  const status = row.status as OrderStatus;
  const source = row.source as OrderSource;
  const progress = { source, status, reachedAt: row[timestampOf(status)] ?? row.created_at };
  const steps = timesOf(measured, source);
  return {
    ordernumber: row.order_number,
    created_at: row.created_at.toISOString(),
    total_amount: row.total_tug,
    lend_fee: row.lending_fee_tug,
    status,
    paid: moment(row.paid_at),
    ordered: moment(row.ordered_at),
    loaded: moment(row.loaded_at),
    came_in_ereen: moment(row.came_in_ereen_at),
    came_in_ub: moment(row.came_in_ub_at),
    in_stock: moment(row.in_stock_at),
    delivered: moment(row.delivered_at),
    source,
    expected: expectedSteps(progress, steps, now).map(({ step, from, to }) => ({
      status: step,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
    late: lateStep(progress, steps, now),
    ended: moment(row.refunded_at ?? row.expired_at),
  };
}

/** Enough for a row of the list; a line has one picture, whatever its quantity. */
const PICTURES_IN_LIST = 3;

/** A row of the list: steps, pictures and pieces. */
export const presentListed = (row: ListedRow, measured: readonly MeasuredRow[], now: Date): ListedOrder => ({
  ...presentTracked(row, measured, now),
  pictures: row.lines.slice(0, PICTURES_IN_LIST).map(({ image }) => image ?? ''),
  pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** The data of an order page that is not in the order's rows. */
export interface OrderContext {
  invoice: ShownInvoice;
  terms: Order['terms'];
}

export function presentOrder(row: ShownRow, context: OrderContext, now: Date): Order {
  const payment = row.payment_method === null ? null : methodOf(row.payment_method);
  const isOpen = row.status === 'pending';
  return {
    ...presentTracked(row, row.measured, now),
    ...context.invoice,
    subtotal: row.subtotal_tug,
    add_bonus: row.earned_bonus_tug,
    used_bonus: row.used_bonus_tug,
    discount: row.sale_tug,
    coupon: row.code_tug,
    fee: row.service_fee_tug,
    tax: row.delivery_tug,
    assemble: row.assembly_tug,
    mow: row.fixing_tug,
    chinaDeliver: row.china_delivery_tug,
    NOAT: row.vat_tug,
    lend_name: row.lender_code === null ? null : methodOf(row.lender_code),
    payment,
    district: row.district?.name ?? null,
    khoroo: row.khoroo,
    more_address: row.address,
    warehouse: warehouseOf(row),
    pickup: row.place,
    terms: context.terms,
    pay_by: isOpen ? moment(row.pay_by ?? row.expires_at) : null,
    expires_at: isOpen ? moment(row.expires_at) : null,
  };
}

/** The spec's numbers of pickup places (§9); 0 is delivery. */
export const warehouseOf = ({ pickup_place_id }: WholeRow): Order['warehouse'] =>
  pickup_place_id === 1 || pickup_place_id === 3 ? pickup_place_id : 0;

export const presentLine = (line: LineRow): OrderLine => ({
  code: line.code,
  name: line.name,
  image: line.image ?? '',
  color_name: line.colour_name,
  amount: line.sale_price_tug,
  quantity: line.quantity,
});
