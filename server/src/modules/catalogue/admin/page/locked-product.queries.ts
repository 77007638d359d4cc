import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';

/** Locks the model, then its colour, until the transaction ends. This order avoids a deadlock with a model that moves. */
export async function lockProduct(tx: Tx, code: string) {
  const found = await tx.selectFrom('products').select(['id', 'model_id']).where('code', '=', code).executeTakeFirst();
  if (found === undefined) return undefined;
  await tx.selectFrom('models').select('id').where('id', '=', found.model_id).forNoKeyUpdate().execute();
  return tx.selectFrom('products').selectAll().where('id', '=', found.id).forNoKeyUpdate().executeTakeFirst();
}

export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

/** A code that no product has or had: products are never deleted. */
export async function newProductCode(tx: Tx): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ code: string; taken: boolean }>`
      select next.code, exists (select from products where products.code = next.code) as taken
      from (select nextval('product_code_sequence')::text as code) as next`.execute(tx);
    const [row] = rows;
    if (row !== undefined && !row.taken) return row.code;
  }
}
