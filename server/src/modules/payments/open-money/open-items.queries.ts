import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { moneyOfOrders } from '../../orders/public.ts';

/** A refund, with the payment that it returns. */
export interface RefundItem {
  id: number;
  request_id: number | null;
  status: 'requested' | 'sent';
  reason: string;
  amount_tug: number;
  paid_tug: number;
  total_tug: number | null;
  order_number: string | null;
  provider: string;
  payer: string | null;
  bank_name: string | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/** Every refund that is not closed, the oldest first. */
export async function refundItems(db: Db, limit: number): Promise<RefundItem[]> {
  const { rows } = await sql<RefundItem>`
    select r.id, r.request_id, r.status, r.reason, r.amount_tug, p.amount_tug as paid_tug, o.total_tug, o.order_number,
      p.provider, p.payer, r.bank_name, r.last_error, r.created_at, r.sent_at
    from refunds r join payments p on p.id = r.payment_id left join ${moneyOfOrders} o on o.id = r.order_id
    where r.status in ('requested', 'sent') order by r.id limit ${limit}`.execute(db);
  return rows;
}

interface PartItem {
  order_number: string;
  received_tug: number;
  total_tug: number;
  since: Date;
}

/** Unpaid orders with partial payments. */
export async function partItems(db: Db, limit: number): Promise<PartItem[]> {
  const { rows } = await sql<PartItem>`
    select o.order_number, o.total_tug, sum(p.amount_tug - p.refunded_tug)::bigint as received_tug, min(p.recorded_at) as since
    from payments p join ${moneyOfOrders} o on o.id = p.order_id
    where p.outcome = 'part' and o.status = 'pending'
    group by o.order_number, o.total_tug having sum(p.amount_tug - p.refunded_tug) > 0
    order by since limit ${limit}`.execute(db);
  return rows;
}

interface ManualInvoice {
  order_number: string;
  provider: string;
  amount_tug: number;
  /** The lender's number of a loan; null until somebody has entered it. */
  lender_number: string | null;
  created_at: Date;
}

/** Open invoices that a person confirms: transfers and loans without a gateway. */
export async function invoicesByHand(db: Db, limit: number): Promise<ManualInvoice[]> {
  const { rows } = await sql<ManualInvoice>`
    select o.order_number, i.provider, i.amount_tug, i.created_at, o.lender_invoice_number as lender_number
    from invoices i join ${moneyOfOrders} o on o.id = i.order_id
    where i.status = 'open' and i.callback_token_hash is null and o.status = 'pending'
    order by i.id limit ${limit}`.execute(db);
  return rows;
}
