import type { Db } from '../../db/database.ts';
import { eventsAt } from './content.queries.ts';

/** The event, unless it has ended or is yet to begin. */
export const runningEvent = (db: Db, id: number, now: Date) =>
  eventsAt(db, now).select('sentence').where('id', '=', id).executeTakeFirst();

/** The event's products, in the order that staff chose. */
export async function productIdsOfEvent(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('event_products')
    .select('product_id')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}
