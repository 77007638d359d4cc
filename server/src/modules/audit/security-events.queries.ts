import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export const CUSTOMER = 'customer';

const ofCustomer = (db: Db, customerId: number) =>
  db
    .selectFrom('audit_log')
    .where('subject_kind', '=', CUSTOMER)
    .where('subject_id', '=', String(customerId))
    .where('is_security_event', '=', true);

interface RecentEvent {
  id: number;
  action: string;
  created_at: Date;
  last_at: Date | null;
  occurrences: number;
  address: string | null;
}

/** Recent events of the customer's account, newest first: at most so many refused ones and so many others. */
export async function recentEvents(
  db: Db,
  customerId: number,
  refused: readonly string[],
  most: { done: number; refused: number },
): Promise<RecentEvent[]> {
  const some = (isRefused: boolean, limit: number) => sql`
    (select id, action, created_at, last_at, occurrences, host(ip) as address from audit_log
     where subject_kind = ${CUSTOMER} and subject_id = ${String(customerId)} and is_security_event
       and (action = any(${refused})) = ${isRefused}
     order by id desc limit ${limit})`;
  const { rows } = await sql<RecentEvent>`
    ${some(false, most.done)} union all ${some(true, most.refused)} order by id desc`.execute(db);
  return rows;
}

/** All events, for the customer's own export; the acting staff member is left out. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  audit_log: await ofCustomer(db, customerId)
    .select(['id', 'created_at', 'last_at', 'occurrences', 'customer_id', 'action', 'subject_kind', 'subject_id'])
    .select(['before', 'after', 'request_id', 'ip', 'is_security_event'])
    .orderBy('id')
    .execute(),
});

/** For an erased customer: the events reveal where a person lives and works. */
export async function eraseEvents(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('audit_log')
    .where('is_security_event', '=', true)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        eb.and([eb('subject_kind', '=', CUSTOMER), eb('subject_id', '=', String(customerId))]),
      ]),
    )
    .execute();
}

/** Deletes up to `atOnce` events that happened before then; returns how many. */
export async function deleteEventsBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const past = db
    .selectFrom('audit_log')
    .select('id')
    .where('is_security_event', '=', true)
    .where('created_at', '<', before)
    .limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('audit_log').where('id', 'in', past).executeTakeFirst();
  return Number(numDeletedRows);
}
