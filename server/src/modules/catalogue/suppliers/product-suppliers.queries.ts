import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** The suppliers of products; products without one are missing. */
export async function suppliersOfProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('product_suppliers')
    .select(['product_id', 'supplier_id'])
    .where(sql<boolean>`product_id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ product_id, supplier_id }) => [product_id, supplier_id]));
}

/** Sets the supplier of these products; returns how many came from elsewhere. */
export async function comeFrom(tx: Tx, ids: readonly number[], supplierId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into product_suppliers (product_id, supplier_id)
    select id, ${supplierId}::int from unnest(${[...ids]}::int[]) as id order by id
    on conflict (product_id) do update set supplier_id = excluded.supplier_id
      where product_suppliers.supplier_id <> excluded.supplier_id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function clearSuppliers(tx: Tx, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_suppliers')
    .where(sql<boolean>`product_id = any(${[...ids]}::int[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The products of an import get its supplier. */
export async function comeFromImport(tx: Tx, importId: number): Promise<void> {
  await sql`
    insert into product_suppliers (product_id, supplier_id)
    select distinct product_id, suppliers.id
    from import_rows join imports on imports.id = import_rows.import_id join suppliers on suppliers.name = imports.supplier
    where import_id = ${importId} and product_id is not null and not is_left_out order by product_id
    on conflict (product_id) do update set supplier_id = excluded.supplier_id
      where product_suppliers.supplier_id <> excluded.supplier_id`.execute(tx);
}
