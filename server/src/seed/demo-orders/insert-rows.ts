import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

const AT_ONCE = 1_000;

/** Inserts rows as JSON: thousands in one statement; all rows must have the same columns. */
export async function insertRows(tx: Tx, table: keyof Schema, rows: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    ids.push(...(await insertSome(tx, table, rows.slice(from, from + AT_ONCE))));
  return ids;
}

/** In the order of the rows. Returns nothing for tables without an id. */
async function insertSome(tx: Tx, table: keyof Schema, rows: readonly object[]): Promise<number[]> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const numbered = WITHOUT_ID.has(table) ? sql`` : sql`returning id`;
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) ${numbered}`.execute(
    tx,
  );
  return inserted.rows.map(({ id }) => id);
}

const WITHOUT_ID = new Set<keyof Schema>([
  ...(['order_lines', 'stock_reservations', 'refund_lines', 'shipment_orders', 'staff_roles'] as const),
  ...(['worker_findings'] as const),
]);
