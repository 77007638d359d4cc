// Thousands of products changed at once: killed in the middle and continued, rolled back, every price correct, no order refused.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../../../src/callers/caller.ts';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { applyRows } from '../../../src/modules/catalogue/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { orderAs } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { recordStatements } from '../../recorded-statements.ts';
import { makeLarge } from '../../search/large-shop-of-test.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { isFull } from '../../sizes.ts';
import { insertMember } from '../member-of-test.ts';
import { prepareSet, rollBack, staffOfTest, startSet, wantedOf } from './change-sets-of-test.ts';

const real = databaseOfTest();
/** At full size as many as one change set may have. */
const PRODUCTS = isFull ? 50_000 : 5_000;
const now = () => new Date();
let caller: Staff;
let shop: AppOfTest;
beforeAll(async () => {
  await makeLarge(real.database.pool, PRODUCTS);
  // Sets prices that a change set can double, without triggers and without a timeout.
  await real.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`update products set price_tug = 100000 + id, regular_price_tug = 100000 + id, discount_percent = 0 where id >= 1000`.execute(
      tx,
    );
  });
  caller = staffOfTest(await insertMember(real.database.db, ['catalogue']), ['catalogue']);
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const run = (batch: number) => runBatch(dbAs(real.database.db, 'worker'), batch, now);
/** Doubles the price of the first `count` products, and sets a cost if given. */
const prepare = (count: number, cost?: number) =>
  prepareSet(
    real.database.db,
    sql`select id, version, jsonb_strip_nulls(jsonb_build_object('price_tug', price_tug * 2, 'cost_fen', ${cost ?? null}::int))
      from products where id >= 1000 and id < ${1_000 + count}`,
    caller,
    now(),
  );
/** Counts the first `count` products by the multiple of their first price; the others must have it once. */
async function timesFirst(count: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ times: string; count: number }>`
    select (price_tug::numeric / (100000 + id))::float8::text as times, count(*)::int as count from products
    where id >= 1000 and id < ${1_000 + count} group by 1 order by 1`.execute(real.database.db);
  return Object.fromEntries(rows.map(({ times, count: of }) => [times, of]));
}

/** The write of row number `at` ends the connection, as a kill does. */
async function killedAt<Result>(at: number, table: string, when: string, work: () => Promise<Result>): Promise<void> {
  const { db } = real.database;
  await sql`create sequence rows_written`.execute(db);
  await sql`create function end_connection() returns trigger language plpgsql security definer as $$
    begin
      if nextval('public.rows_written') = ${sql.lit(at)} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger kills ${sql.raw(when)} on ${sql.raw(table)} for each row execute function end_connection()`.execute(
    db,
  );
  await expect(work()).rejects.toThrow('the connection to the database was lost');
  await sql`drop function end_connection cascade`.execute(db);
  await sql`drop sequence rows_written`.execute(db);
}

/** Two portions and a bit; the last three kills count updates of the batch row: when it is frozen, after each portion, and at its end. */
const KILLED = 1_050;
const KILLS: [moment: string, at: number, table: string, when: string][] = [
  ['freezing the ids', 700, 'batch_rows', 'before insert'],
  ['writing the first price', 1, 'products', 'before update'],
  ['writing a price of the second portion', 700, 'products', 'before update'],
  ['writing a cost', 800, 'product_costs', 'before insert'],
  ['writing the history of the last portion', 1_030, 'product_prices', 'before insert'],
  ['telling lists and search', 501, 'search_dirty', 'before insert'],
  ['writing an outcome', 999, 'batch_rows', 'before update'],
  ['marking its ids as frozen', 1, 'batches', 'before update'],
  ['noting that it lives', 3, 'batches', 'before update'],
  ['ending', 5, 'batches', 'before update'],
];

test.each(KILLS)('killed while %s a set is continued, not half, and so is its rollback', async (_moment, ...kill) => {
  const { db } = real.database;
  const costs = async () => {
    const { rows } = await sql<{ cost: number; count: number }>`
      select cost_fen as cost, count(*)::int as count from product_costs
      where product_id >= 1000 and product_id < ${1_000 + KILLED} group by 1`.execute(db);
    return rows;
  };
  await sql`insert into product_costs (product_id, cost_fen, changed_at) select id, 100, now() from products where id >= 1000 and id < ${1_000 + KILLED}
    on conflict (product_id) do update set cost_fen = 100`.execute(db);
  const set = await prepare(KILLED, 200);
  const batch = await startSet(db, set, now());
  await killedAt(...kill, () => run(batch));
  expect(Object.values(await timesFirst(KILLED)).reduce((sum, one) => sum + one, 0)).toBe(KILLED);
  await Promise.all([run(batch), run(batch)]);
  expect([await timesFirst(KILLED), await costs()]).toEqual([{ '2': KILLED }, [{ cost: 200, count: KILLED }]]);
  const back = await rollBack(db, set, caller, now());
  await killedAt(...kill, () => run(back));
  await Promise.all([run(back), run(back)]);
  expect([await timesFirst(KILLED), await costs()]).toEqual([{ '1': KILLED }, [{ cost: 100, count: KILLED }]]);
});

test('thousands of products get their prices and get them back', async () => {
  const set = await prepare(PRODUCTS);
  const batch = await startSet(real.database.db, set, now());
  await run(batch);
  expect(await timesFirst(PRODUCTS)).toEqual({ '2': PRODUCTS });
  await run(await rollBack(real.database.db, set, caller, now()));
  expect(await timesFirst(PRODUCTS)).toEqual({ '1': PRODUCTS });
});

test('one that is rolled back while it is being applied stops, and everything is as it was', async () => {
  const set = await prepare(2_500);
  const batch = await startSet(real.database.db, set, now());
  await killedAt(1_700, 'products', 'before update', () => run(batch));
  expect(await timesFirst(2_500)).toEqual({ '1': 1_000, '2': 1_500 });
  const back = await rollBack(real.database.db, set, caller, now());
  await Promise.all([run(batch), run(back)]);
  expect(await timesFirst(2_500)).toEqual({ '1': 2_500 });
});

test('an order is made while a portion holds its products, at the price that was shown', async () => {
  const { db, pool } = real.database;
  const buyer = await signedInCustomer(db);
  const product = await stockedProduct(db, 10);
  const wanted = wantedOf([[product.id, { price_tug: 110_000 }]]);
  const set = await prepareSet(db, wanted, caller, now());
  await startSet(db, set, now());
  await recordStatements(pool)
    .db.transaction()
    .execute(async (tx) => {
      await applyRows(tx, set, [product.id], now());
      const made = await orderAs(shop.app, buyer.token, { lines: [{ code: product.code, qty: 1 }] });
      expect(made).toMatchObject({ status: 200 });
    });
  const line = await db
    .selectFrom('order_lines')
    .select('sale_price_tug')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(line.sale_price_tug).toBe(100_000);
});
