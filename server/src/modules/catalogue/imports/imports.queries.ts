import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';
import { nameSupplier } from '../suppliers/suppliers.queries.ts';
import type { ImportColumns } from './parse-row.ts';

const imports = (db: Db) =>
  db
    .selectFrom('imports')
    .select(['id', 'version', 'supplier', 'file_name', 'uploaded_at', 'uploaded_by', 'compared_at', 'heading_at'])
    .select(['change_set_id'])
    .select([sql<string[]>`headings`.as('headings'), sql<ImportColumns | null>`columns`.as('columns')]);

export type ImportRecord = Awaited<ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>>;

export const importById = (db: Db, id: number) => imports(db).where('id', '=', id).executeTakeFirst();

/** Serialises staff members who change an import at once. */
export const lockImport = (tx: Tx, id: number) => imports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const latestImports = (db: Db, limit: number) =>
  imports(db)
    .select(
      sql<number>`(select count(*) from import_rows where import_id = imports.id and at > heading_at)::int`.as('rows'),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function importOfKey(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('imports').select('id').where('upload_key', '=', key).executeTakeFirst();
  return row?.id;
}

/** Undefined: the same file arrived with the same key meanwhile. */
export async function insertImport(tx: Tx, row: Insertable<Schema['imports']>): Promise<number | undefined> {
  await nameSupplier(tx, row.supplier);
  const written = await tx
    .insertInto('imports')
    .values({ ...row, headings: JSON.stringify(row.headings) })
    .onConflict((conflict) => conflict.column('upload_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

interface Compared {
  columns: ImportColumns;
  compared_at: Date;
  /** The row with the headings, which may differ from the guess. */
  heading_at: number;
  headings: readonly string[];
}

export async function writeCompared(tx: Tx, id: number, { columns, headings, ...rest }: Compared): Promise<void> {
  const said = { columns: JSON.stringify(columns), headings: JSON.stringify(headings) };
  await tx
    .updateTable('imports')
    .set({ ...rest, ...said })
    .where('id', '=', id)
    .execute();
}

/** Every step raises the version, even one that changes only rows. */
export async function touchImport(tx: Tx, id: number, set: { change_set_id?: number } = {}): Promise<number> {
  const { version } = await tx
    .updateTable('imports')
    .set({ ...set, version: sql`version` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function columnsOfSupplier(db: Db, supplier: string): Promise<ImportColumns | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select(sql<ImportColumns>`columns`.as('columns'))
    .where('supplier', '=', supplier)
    .executeTakeFirst();
  return row?.columns;
}

/** The last confirmed columns win. */
export async function saveColumns(
  tx: Tx,
  supplier: string,
  columns: ImportColumns,
  staffId: number,
  now: Date,
): Promise<void> {
  const said = { columns: JSON.stringify(columns), saved_by: staffId, saved_at: now };
  await tx
    .insertInto('import_columns')
    .values({ supplier, ...said })
    .onConflict((conflict) => conflict.column('supplier').doUpdateSet(said))
    .execute();
}
