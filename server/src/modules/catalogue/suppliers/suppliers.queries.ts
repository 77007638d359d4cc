import { refuse } from '@tokhi/contract/texts/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

const COLUMNS = [
  ...(['id', 'version', 'name', 'full_name', 'contact', 'email', 'phone', 'address', 'note'] as const),
  ...(['deposit_percent', 'retired_at'] as const),
] as const;

const products = sql<number>`(
  select count(*)::int from product_suppliers where product_suppliers.supplier_id = suppliers.id)`;

/** By name, retired ones last. */
export const suppliersByName = (db: Db) =>
  db
    .selectFrom('suppliers')
    .select([...COLUMNS, products.as('products')])
    .orderBy(sql`retired_at is not null`)
    .orderBy('name')
    .execute();

export type SupplierRow = Awaited<ReturnType<typeof suppliersByName>>[number];

export async function supplierById(db: Db, id: number): Promise<SupplierRow> {
  const query = db.selectFrom('suppliers').select([...COLUMNS, products.as('products')]);
  const row = await query.where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse('supplier_not_found');
  return row;
}

/** Locks the supplier until the transaction ends. */
export async function lockSupplier(tx: Tx, id: number): Promise<SupplierRow> {
  await tx.selectFrom('suppliers').select('id').where('id', '=', id).forUpdate().execute();
  return supplierById(tx, id);
}

/** An active supplier, which cannot be retired before the transaction ends. */
export async function requireSupplier(tx: Tx, id: number): Promise<SupplierRow> {
  await tx.selectFrom('suppliers').select('id').where('id', '=', id).forShare().execute();
  const row = await supplierById(tx, id);
  if (row.retired_at !== null) throw refuse('supplier_retired', { name: row.name });
  return row;
}

export async function namesOfSuppliers(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Written = Omit<SupplierRow, 'id' | 'version' | 'products' | 'retired_at'>;

export async function insertSupplier(tx: Tx, supplier: Written, staffId: number, now: Date): Promise<number> {
  const row = { ...supplier, created_by: staffId, created_at: now };
  return (await tx.insertInto('suppliers').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateSupplier(
  tx: Tx,
  id: number,
  supplier: Written & { retired_at: Date | null },
): Promise<void> {
  await tx.updateTable('suppliers').set(supplier).where('id', '=', id).execute();
}

/** Names of active suppliers. */
export async function namesOfActive(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('suppliers')
    .select('name')
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Adds the supplier of a price list if nobody entered it yet. */
export async function nameSupplier(tx: Tx, name: string): Promise<void> {
  await tx
    .insertInto('suppliers')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
