import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { TableRow } from '../../../tables/read/table-limits.ts';

/** Rows per statement: keeps each one short for any file. */
const AT_ONCE = 2_000;

function* portionsOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}

export async function insertCells(tx: Tx, importId: number, rows: readonly TableRow[]): Promise<void> {
  for (const portion of portionsOf(rows))
    await sql`
      insert into import_rows (import_id, at, cells)
      select ${importId}, r.at, r.cells from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as r(at int, cells jsonb)`.execute(
      tx,
    );
}

/** A portion of the cells, starting at a row. */
export async function cellsFrom(db: Db, importId: number, at: number, limit = AT_ONCE): Promise<TableRow[]> {
  return await db
    .selectFrom('import_rows')
    .select(['at', sql<string[]>`cells`.as('cells')])
    .where('import_id', '=', importId)
    .where('at', '>=', at)
    .orderBy('at')
    .limit(limit)
    .execute();
}

/** Clears rows down to the headings, which had results when other columns were chosen. */
export async function clearAbove(tx: Tx, importId: number, headingAt: number): Promise<void> {
  await sql`update import_rows set outcome = null, is_accepted = false
    where import_id = ${importId} and at <= ${headingAt} and outcome is not null`.execute(tx);
}

/** Writes a corrected price; a wrong price cell counts as right then. False: no such row. */
export async function writePrice(tx: Tx, importId: number, at: number, priceTug: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import_rows set wanted = wanted || jsonb_build_object('price_tug', ${priceTug}::bigint), is_fixed = true,
      is_accepted = false, is_left_out = false, outcome = null,
      problems = (select nullif(coalesce(jsonb_agg(p), '[]'), '[]') from jsonb_array_elements(problems) as p
        where p ->> 'field' <> 'price'
          and not (p ->> 'why' = 'below_price' and (wanted ->> 'regular_price_tug')::bigint >= ${priceTug}))
    where import_id = ${importId} and at = ${at} and outcome is not null`.execute(tx);
  return numAffectedRows === 1n;
}
