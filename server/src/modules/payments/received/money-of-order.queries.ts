import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import type { MoneyOfOrder } from '../../orders/public.ts';

const invoicesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('invoices')
    .select(['amount_tug', 'created_at', 'closed_at', 'provider', 'status', 'reference'])
    .where('order_id', '=', orderId)
    .orderBy('id');

const paymentsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['amount_tug', 'received_at', 'provider', 'outcome', 'noticed_by'])
    // Enough to find it in a bank's list.
    .select(sql<string>`right(provider_payment_id, 4)`.as('ends_with'))
    .where('order_id', '=', orderId)
    .orderBy('id');

const refundsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('refunds')
    .select(['amount_tug', 'created_at', 'finished_at', 'status', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id');

/** All invoices, payments and refunds of an order, in one statement. */
export const moneyOfOrder: MoneyOfOrder = (db, orderId) =>
  db
    .selectNoFrom([
      jsonArrayFrom(invoicesOf(db, orderId)).as('invoices'),
      jsonArrayFrom(paymentsOf(db, orderId)).as('payments'),
      jsonArrayFrom(refundsOf(db, orderId)).as('refunds'),
    ])
    .executeTakeFirstOrThrow();
