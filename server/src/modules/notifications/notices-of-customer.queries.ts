import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The newest emails and SMS to a customer, without their content. */
export const noticesOfCustomer = (db: Db, customerId: number, limit: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'template', 'subject', 'created_at', 'sent_at'])
    // Both are restricted by the table's checks.
    .select(sql<'email' | 'sms'>`channel`.as('channel'))
    .select(sql<'queued' | 'sent' | 'failed' | 'skipped'>`status`.as('status'))
    .select(sql<string | null>`payload ->> 'orderNumber'`.as('order_number'))
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
