import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { codeCounts, codeRows } from '../../src/modules/checkout/admin/admin-codes.queries.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
const ALONE = 60;
const IN_A_SET = 5_000;

/** Rows of codes that this transaction has read sequentially so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = 'codes'`.execute(tx);
  return rows[0]?.read ?? 0;
}

test('beside a set of thousands the list of codes reads each code a few times, not once for every other', async () => {
  const { db } = real.database;
  const seen = await db.transaction().execute(async (tx) => {
    await sql`insert into codes (code, kind, amount_tug)
      select 'ALONE' || n, 'voucher', 1000 from generate_series(1, ${ALONE}) n`.execute(tx);
    await sql`insert into codes (code, kind, amount_tug) values ('LARGE-0', 'coupon', 1000)`.execute(tx);
    await sql`insert into codes (code, kind, amount_tug, set_id)
      select 'LARGE-' || n, 'coupon', 1000, codes.id from codes, generate_series(1, ${IN_A_SET}) n where code = 'LARGE-0'`.execute(
      tx,
    );
    await sql`analyze codes`.execute(tx);
    const before = await rowsRead(tx);
    const counts = await codeCounts(tx, DEMO_DAY);
    const lists = [];
    for (const show of ['all', 'active', 'set', 'ending'] as const)
      lists.push(await codeRows(tx, { show, limit: ALONE * 2 }, DEMO_DAY));
    return { counts, lists: lists.map(({ length }) => length), read: (await rowsRead(tx)) - before };
  });
  expect(seen.counts.set).toBe(1);
  expect(seen.lists).toEqual([seen.counts.all, seen.counts.active, 1, seen.counts.ending]);
  expect(seen.read).toBeLessThan(10 * IN_A_SET);
});
