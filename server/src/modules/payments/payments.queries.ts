import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import { orderIdsOf } from '../orders/public.ts';
import { storedMethod } from '../settings/public.ts';

/** Whether a refund to the customer is open. */
export async function hasOpenRefund(db: Db, customerId: number): Promise<boolean> {
  const open = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', 'in', orderIdsOf(db, customerId))
    .where('status', 'in', ['requested', 'sent'])
    .limit(1)
    .execute();
  return open.length > 0;
}

/** The customer's invoices, payments and refunds, for their export; our secret for the provider's callback is left out. */
export async function rowsOfCustomer(db: Db, customerId: number) {
  const mine = orderIdsOf(db, customerId);
  return {
    invoices: await db
      .selectFrom('invoices')
      .select([
        'id',
        'order_id',
        'amount_tug',
        'created_at',
        'closed_at',
        'last_checked_at',
        'unsure_since',
        'closing_since',
        'watched_until',
        'payer_phone',
        'provider',
        'status',
      ])
      .select(['reference', 'provider_invoice_id', 'qr_text', 'payment_url', 'deeplinks'])
      .select(['unknown_since', 'unknown_answers'])
      .where('order_id', 'in', mine)
      .orderBy('id')
      .execute(),
    payments: await db.selectFrom('payments').selectAll().where('order_id', 'in', mine).orderBy('id').execute(),
    refunds: await db.selectFrom('refunds').selectAll().where('order_id', 'in', mine).orderBy('id').execute(),
    refund_requests: await db
      .selectFrom('refund_requests')
      .selectAll()
      .where('order_id', 'in', mine)
      .orderBy('id')
      .execute(),
    refund_lines: await db
      .selectFrom('refund_lines')
      .selectAll()
      .where('order_id', 'in', mine)
      .orderBy('request_id')
      .orderBy('position')
      .execute(),
  };
}

/** The order of an invoice. References are unique by provider: with all providers named, this is an index lookup. */
export async function orderOfInvoice(db: Db, reference: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select('order_id')
    .where('provider', 'in', paymentMethods.map(storedMethod))
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.order_id;
}
