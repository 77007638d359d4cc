import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { lateStep } from '@tokhi/rules/order/step-dates';
import { methodOf } from '../../../settings/public.ts';
import { timesOf } from '../../show/order.present.ts';
import { nextStep } from '../next-step.ts';
import { maskedPhone } from '../page/masked.ts';
import type { ListedOrderRow } from './listed-orders.queries.ts';
import type { ShownBeside } from './shown-beside.ts';

type Listed = CallReply<AdminCalls['listOrders']>['orders'][number];

export const presentRow = (row: ListedOrderRow, beside: ShownBeside, at: Date): Listed => ({
  id: row.id,
  ordernumber: row.order_number,
  status: row.status,
  source: row.source,
  created_at: row.created_at.toISOString(),
  since: row.since.toISOString(),
  late: lateStep({ ...row, reachedAt: row.since }, timesOf(beside.measured, row.source), at) !== null,
  total: row.total_tug,
  pieces: row.pieces,
  name: row.contact_name,
  phone: maskedPhone(row.contact_phone),
  delivery: row.delivery_kind,
  district: beside.districts.find(({ id }) => id === row.district_id)?.name ?? null,
  khoroo: row.khoroo,
  payment: row.payment_method === null ? null : methodOf(row.payment_method),
  next: nextStep(row),
  version: row.version,
});
