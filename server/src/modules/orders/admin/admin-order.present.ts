import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { wayOf } from '@tokhi/rules/order/order-status';
import type { LineRow } from '../show/shown-orders.queries.ts';
import type { HistoryRow, ListedRow, ShownRow } from './admin-orders.queries.ts';

type Listed = CallReply<AdminCalls['listOrders']>['orders'][number];
type Shown = CallReply<AdminCalls['showOrder']>['order'];

/** The step after this one; null after the last one, and for an order that has ended or is not paid. */
const nextStep = ({ status, source }: Pick<ListedRow, 'status' | 'source'>): Listed['next'] => {
  const steps = wayOf(source);
  const at = steps.indexOf(status);
  return at < 0 ? null : (steps[at + 1] ?? null);
};

export const presentListed = (row: ListedRow): Listed => ({
  id: row.id,
  ordernumber: row.order_number,
  status: row.status,
  source: row.source,
  created_at: row.created_at.toISOString(),
  total: row.total_tug,
  name: row.contact_name,
  next: nextStep(row),
  version: row.version,
});

export const presentShown = (
  row: ShownRow,
  lines: readonly LineRow[],
  history: readonly HistoryRow[],
  names: ReadonlyMap<number, string>,
): Shown => ({
  ...presentListed(row),
  phone: maskedPhone(row.contact_phone),
  email: maskedEmail(row.contact_email),
  delivery: row.delivery_kind,
  address: row.address,
  payment: row.payment_method,
  lines: lines.map(({ code, name, colour_name, sale_price_tug, quantity }) => ({
    ...{ code, name, colour: colour_name, price: sale_price_tug, quantity },
  })),
  history: history.map(({ from_status, to_status, changed_at, changed_by, staff_id, note }) => ({
    ...{ from: from_status, to: to_status, at: changed_at.toISOString(), by: changed_by, note },
    staff: staff_id === null ? null : (names.get(staff_id) ?? null),
  })),
});

/** The last four digits are what people say to tell two customers apart. */
const maskedPhone = (phone: string): string => `••••${phone.slice(-4)}`;

/** The first character and the provider. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
