import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { sendPrepared } from '../../../db/prepared-query.ts';
import type { Schema } from '../../../db/schema.generated.ts';

type LineColumns = Omit<Insertable<Schema['order_lines']>, 'order_id'>;

/** An order to be written, before it has a number and an id. */
export interface NewOrder {
  order: Omit<Insertable<Schema['orders']>, 'order_number'>;
  /** All lines have the same columns. */
  lines: readonly LineColumns[];
  link: { hash: Buffer; now: Date; until: Date };
  /** What other modules write in the same statement, each `name as (statement)`. */
  beside: readonly RawBuilder<unknown>[];
  /** The staff member who made it for the customer. */
  placedBy: number | null;
}

/**
 * Writes the order, its lines, the first row of its history and its link in one statement, and returns its id. Undefined when an unpaid
 * order has the same ending: then nothing is written. The triggers of the lines read the order, which is inserted before them.
 */
export async function insertOrder(
  tx: Tx,
  orderNumber: string,
  { order, lines, link, beside, placedBy }: NewOrder,
): Promise<number | undefined> {
  const made = tx
    .insertInto('orders')
    .values({ ...order, order_number: orderNumber })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const columns = Object.keys(lines[0] ?? {});
  const statement = sql<{ id: number }>`
    with made as (${made}),
    sold as (
      insert into order_lines (order_id, ${sql.join(columns.map((column) => sql.ref(column)))})
      select made.id, ${sql.join(columns.map((column) => sql.ref(`line.${column}`)))}
      from made, json_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::json) as line order by line.position),
    begun as (
      insert into order_status_changes (order_id, to_status, changed_by, staff_id, changed_at)
      select id, 'pending', ${placedBy === null ? 'customer' : 'staff'}, ${placedBy}::int, ${link.now}::timestamptz from made),
    linked as (
      insert into order_links (token_hash, order_id, created_at, expires_at)
      select ${link.hash}::bytea, id, ${link.now}::timestamptz, ${link.until}::timestamptz from made)
    ${sql.join(
      beside.map((one) => sql`, ${one}`),
      sql``,
    )}
    select id from made`;
  // Two forms, with and without an address: parsing and planning take as long as running the statement.
  const [inserted] = await sendPrepared(tx, statement.compile(tx));
  return inserted?.id;
}
