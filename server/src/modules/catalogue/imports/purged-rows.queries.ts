import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The oldest import before a moment that still has rows. */
export async function importWithRowsBefore(db: Db, before: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('uploaded_at', '<', before)
    .where((eb) => eb.exists(eb.selectFrom('import_rows').whereRef('import_id', '=', 'imports.id')))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes some rows of an import; returns how many. */
export async function purgeRows(db: Db, importId: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from import_rows where import_id = ${importId}
      and at in (select at from import_rows where import_id = ${importId} order by at limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}
