import { sql } from 'kysely';
import type { InvariantCheck } from '../../../db/invariant-check.ts';
import { moneyOfOrders } from '../../orders/public.ts';

/** Reasons to return money that never paid anything; money returned for other reasons had paid its order. */
const NEVER_PAID = sql`('late_payment', 'duplicate_payment', 'wrong_amount', 'unknown_order')`;

export const moneyInvariants: readonly InvariantCheck[] = [
  {
    name: 'a paid order was paid by its total, to the tugrik',
    breaks: sql`
      select o.id, o.order_number, o.status, o.total_tug, coalesce(p.paid, 0) as paid from ${moneyOfOrders} o left join (
        select payments.order_id, sum(payments.amount_tug - coalesce(b.gross, 0)) as paid from payments left join (
          select payment_id, sum(gross_tug) as gross from refunds
          where status <> 'failed' and reason in ${NEVER_PAID} group by payment_id) b on b.payment_id = payments.id
        where payments.outcome in ('matched', 'part') group by payments.order_id) p on p.order_id = o.id
      where o.status not in ('pending', 'expired') and coalesce(p.paid, 0) <> o.total_tug limit 21`,
  },
  {
    name: 'a paid order has one payment that made it so, and an unpaid one none',
    breaks: sql`
      select o.id, o.order_number, o.status, coalesce(p.matched, 0) as matched from ${moneyOfOrders} o left join (
        select order_id, count(*) as matched from payments where outcome = 'matched' group by order_id) p on p.order_id = o.id
      where coalesce(p.matched, 0) <> case when o.status in ('pending', 'expired') then 0 else 1 end limit 21`,
  },
  {
    // The same money entered by staff and reported by the provider (record 137). QPay's invoices and transfers are paid several times.
    name: 'a provider’s invoice that is paid once has no payment by staff beside its own',
    breaks: sql`
      select told.order_id, told.invoice_id, told.provider, told.id as told, entered.id as entered, entered.amount_tug
      from payments as entered join payments as told on told.order_id = entered.order_id and told.provider = entered.provider
        and (entered.invoice_id is null or entered.invoice_id = told.invoice_id)
      where entered.noticed_by = 'staff' and told.noticed_by <> 'staff' and told.provider not in ('qpay', 'bank_transfer') limit 21`,
  },
  {
    name: 'an order whose time is over ends within two hours, though its provider is unsure',
    breaks: sql`
      select o.id, o.order_number, o.expires_at, invoices.provider, invoices.unsure_since, invoices.last_checked_at
      from invoices join ${moneyOfOrders} o on o.id = invoices.order_id
      where o.status = 'pending' and invoices.last_checked_at > o.expires_at + interval '2 hours' limit 21`,
  },
  {
    name: 'money that paid nothing is on its way back, all of it',
    breaks: sql`
      select id, order_id, outcome, amount_tug, refunded_tug from payments
      where outcome in ('late', 'duplicate', 'wrong_amount', 'unknown_order') and refunded_tug <> amount_tug limit 21`,
  },
  {
    name: 'parts of an order that came to nothing are on their way back',
    breaks: sql`
      select payments.id, o.order_number, payments.amount_tug, payments.refunded_tug
      from payments join ${moneyOfOrders} o on o.id = payments.order_id
      where payments.outcome = 'part' and o.status = 'expired' and payments.refunded_tug <> payments.amount_tug limit 21`,
  },
  {
    name: 'what goes back of a payment is the sum of its refunds',
    breaks: sql`
      select payments.id, payments.refunded_tug, coalesce(r.gross, 0) as refunds from payments left join (
        select payment_id, sum(gross_tug) as gross from refunds where status <> 'failed' group by payment_id) r
        on r.payment_id = payments.id
      where payments.refunded_tug <> coalesce(r.gross, 0) limit 21`,
  },
  {
    name: 'an open bill is of an unpaid order, for what it costs and as its customer chose',
    breaks: sql`
      select invoices.id, invoices.reference, o.status, invoices.amount_tug, o.total_tug, invoices.provider, o.payment_method
      from invoices join ${moneyOfOrders} o on o.id = invoices.order_id
      where invoices.status = 'open' and
        (o.status, o.total_tug, o.payment_method) is distinct from ('pending', invoices.amount_tug, invoices.provider) limit 21`,
  },
];
