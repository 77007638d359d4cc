import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface Page {
  after: number | undefined;
  limit: number;
}

const LAST = ['last.id', 'last.customer_id', 'last.title', 'last.message', 'last.created_at'] as const;

/** Customers with an unhandled message, the longest waiting first; the key is the first such message. */
export async function waitingThreads(db: Db, { after, limit }: Page) {
  const waiting = db
    .selectFrom('contact_messages')
    .select('customer_id')
    .select([
      sql<number>`min(id)`.as('key'),
      sql<number>`max(id)`.as('last_id'),
      sql<number>`count(*)::int`.as('waiting'),
    ])
    .where('handled_at', 'is', null)
    .groupBy('customer_id');
  let query = db
    .selectFrom(waiting.as('threads'))
    .innerJoin('contact_messages as last', 'last.id', 'threads.last_id')
    .select(LAST)
    .select(['threads.key', 'threads.waiting'])
    .orderBy('threads.key')
    .limit(limit);
  if (after !== undefined) query = query.where('threads.key', '>', after);
  return query.execute();
}

/** All customers who ever wrote, last message first. */
export async function allThreads(db: Db, { after, limit }: Page) {
  let query = db
    .selectFrom('contact_messages as last')
    .select(LAST)
    .select('last.id as key')
    .select(
      sql<number>`(select count(*)::int from contact_messages as open
        where open.customer_id = last.customer_id and open.handled_at is null)`.as('waiting'),
    )
    .where(
      sql<boolean>`not exists (select from contact_messages as later
        where later.customer_id = last.customer_id and later.id > last.id)`,
    )
    .orderBy('last.id', 'desc')
    .limit(limit);
  if (after !== undefined) query = query.where('last.id', '<', after);
  return query.execute();
}

/** The customer's messages, oldest first. */
export const messagesOfThread = (db: Db, customerId: number) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'title', 'message', 'created_at', 'handled_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

export const answersOfThread = (db: Db, customerId: number) =>
  db
    .selectFrom('contact_answers')
    .select(['id', 'staff_id', 'text', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

export async function insertAnswer(
  tx: Tx,
  { customerId, staffId, text }: { customerId: number; staffId: number; text: string },
  now: Date,
): Promise<number> {
  const answer = { customer_id: customerId, staff_id: staffId, text, created_at: now };
  return (await tx.insertInto('contact_answers').values(answer).returning('id').executeTakeFirstOrThrow()).id;
}

/** Marks all messages as handled: answered, or in no need of it. */
export async function markThreadHandled(tx: Tx, customerId: number, staffId: number, now: Date): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ handled_at: now, handled_by: staffId })
    .where('customer_id', '=', customerId)
    .where('handled_at', 'is', null)
    .execute();
}
