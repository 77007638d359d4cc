import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';

export const pinsOfQuery = (db: Db, key: string) =>
  db
    .selectFrom('search_pins')
    .select(['id', 'query', 'version', 'changed_by'])
    .select(sql<string | null>`ends_on::text`.as('ends_on'))
    .select(
      sql<
        number[]
      >`array(select product_id from search_pinned_products where pins_id = search_pins.id order by place)`.as(
        'product_ids',
      ),
    )
    .where('query_key', '=', key)
    .executeTakeFirst();

export const countPins = (db: Db) =>
  db
    .selectFrom('search_pins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export async function pinsBefore(db: Db, after: { changed_at: Date; id: number } | undefined, limit: number) {
  const rows = db
    .selectFrom('search_pins')
    .select(['id', 'query', 'changed_at'])
    .select(sql<string | null>`ends_on::text`.as('ends_on'))
    .select(
      sql<number>`(select count(*) from search_pinned_products where pins_id = search_pins.id)::int`.as('products'),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after === undefined) return rows.execute();
  const { changed_at, id } = after;
  return rows.where((eb) => eb(eb.refTuple('changed_at', 'id'), '<', eb.tuple(changed_at, id))).execute();
}

/** Serialises staff members who pin, also for a query that has no row yet. */
const WRITERS_OF_PINS = 7_202_132;

export async function lockPins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITERS_OF_PINS})`.execute(tx);
}

interface NewPins {
  query: string;
  query_key: string;
  ends_on: string | null;
  version: number;
  changed_by: number;
  changed_at: Date;
}

/** Replaces the pins of a query; without products the query has no pins. */
export async function writePins(tx: Tx, row: NewPins, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) {
    await deletePins(tx, row.query_key);
    return;
  }
  const { id } = await tx
    .insertInto('search_pins')
    .values(row)
    .onConflict((on) => on.column('query_key').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('search_pinned_products').where('pins_id', '=', id).execute();
  const placed = productIds.map((product_id, at) => ({ pins_id: id, place: at + 1, product_id }));
  await tx.insertInto('search_pinned_products').values(placed).execute();
}

const deletePins = (tx: Tx, key: string) => tx.deleteFrom('search_pins').where('query_key', '=', key).execute();

/** Deletes the pins that ended before the day. */
export async function deleteEndedPins(db: Db, day: string): Promise<void> {
  await db.deleteFrom('search_pins').where('ends_on', '<', day).execute();
}
