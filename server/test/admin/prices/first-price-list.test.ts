import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../../../src/db/database.ts';
import { databaseOfTest } from '../../database-of-test.ts';

const real = databaseOfTest();

/** How often this transaction scanned the whole history, and how many rows it inserted there. */
async function usesOfHistory(tx: Tx): Promise<{ whole: number; written: number }> {
  const { rows } = await sql<{ whole: number; written: number }>`
    select seq_scan::int as whole, n_tup_ins::int as written from pg_stat_xact_user_tables
    where relname = 'product_prices'`.execute(tx);
  return rows[0] ?? { whole: 0, written: 0 };
}

test('the first price list of a shop without a history looks every product up by index, however many it has written', async () => {
  const { db } = real.database;
  const { before, after, products } = await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`truncate product_prices`.execute(tx);
    await sql`analyze product_prices`.execute(tx);
    await sql`set local session_replication_role = default`.execute(tx);
    await sql`select set_config('tokhi.price_reason', 'Жагсаалт', true)`.execute(tx);
    const had = await usesOfHistory(tx);
    const { numUpdatedRows } = await tx
      .updateTable('products')
      .set({ price_tug: sql`price_tug + 100`, regular_price_tug: sql`regular_price_tug + 100` })
      .executeTakeFirstOrThrow();
    return { before: had, after: await usesOfHistory(tx), products: Number(numUpdatedRows) };
  });
  expect(products).toBeGreaterThan(300);
  // For each product the first price and the new one.
  expect(after).toEqual({ whole: before.whole, written: 2 * products });
});
