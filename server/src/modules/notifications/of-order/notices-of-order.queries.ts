import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

const noticesAbout = (db: Db, customerId: number, orderNumber: string) =>
  db
    .selectFrom('notifications')
    .select(['id', 'template', 'created_at', 'sent_at', 'last_error', 'dedupe_key'])
    // Both are restricted by the table's checks.
    .select(sql<'email' | 'sms'>`channel`.as('channel'))
    .select(sql<'queued' | 'sent' | 'failed' | 'skipped'>`status`.as('status'))
    .select([sql<string | null>`payload ->> 'step'`.as('step'), sql<string | null>`payload ->> 'text'`.as('text')])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`payload ->> 'orderNumber' = ${orderNumber}`);

/** The notices about an order, newest first. By customer, which has an index; the payload contains the order number. */
export const noticesOfOrder = (db: Db, customerId: number, orderNumber: string, limit: number) =>
  noticesAbout(db, customerId, orderNumber).orderBy('id', 'desc').limit(limit).execute();

export type NoticeRow = Awaited<ReturnType<typeof noticesOfOrder>>[number];

export const noticeOfOrder = (db: Db, customerId: number, orderNumber: string, id: number) =>
  noticesAbout(db, customerId, orderNumber).select(['subject', 'payload']).where('id', '=', id).executeTakeFirst();

/** How often an event was repeated: the keys of copies are its key and a count. */
export async function countCopies(tx: Tx, customerId: number, event: string): Promise<number> {
  const { count } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`starts_with(dedupe_key, ${`${event}:again:`})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Copy {
  channel: 'email' | 'sms';
  customer_id: number;
  recipient: string;
  template: string;
  subject: string | null;
  payload: string;
  dedupe_key: string;
}

export async function insertCopy(tx: Tx, copy: Copy): Promise<number> {
  return (await tx.insertInto('notifications').values(copy).returning('id').executeTakeFirstOrThrow()).id;
}
