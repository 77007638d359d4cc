// The speed of comparing and preparing a price list, compared with plain SQL for the same rows: same tables and constraints, same run.
import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin/admin-of-test.ts';
import { COLUMNS, HEADINGS, sendImport } from '../admin/imports/import-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { makeLarge } from '../search/large-shop-of-test.ts';
import { workbookOfRows } from '../tables/workbook-of-test.ts';

const PRODUCTS = 2_000;
/** Measured: 2 to 3 times; a join that scanned all rows for each row took 30 times. */
const AT_MOST_TIMES = 10;

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
let products: { code: string; price_tug: number }[] = [];
beforeAll(async () => {
  const { db, pool } = real.database;
  await makeLarge(pool, PRODUCTS);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  products = await db
    .selectFrom('products')
    .select(['code', 'price_tug'])
    .where(sql<SqlBool>`id >= 1000`)
    .orderBy('id')
    .execute();
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const dearer = (price: number) => Math.ceil(price * 1.03);

/** Rows of a file and of a change set, each with its values before and after. */
const bareSql = (importId: number) =>
  real.database.db.transaction().execute(async (tx) => {
    const rows = products.map(({ code, price_tug }, at) => ({ at: at + 1_000_000, code, now: dearer(price_tug) }));
    await sql`
      insert into import_rows (import_id, at, cells, code, wanted, product_id, seen_version, was_tug, now_tug, outcome, before, after)
      select ${importId}, r.at, jsonb_build_array(r.code, r.now), r.code, jsonb_build_object('price_tug', r.now), p.id, p.version,
        p.price_tug, r.now, 'up', jsonb_build_object('price_tug', p.price_tug), jsonb_build_object('price_tug', r.now)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (at int, code text, now bigint) join products p on p.code = r.code`.execute(
      tx,
    );
    const { rows: sets } = await sql<{ id: number }>`
      insert into change_sets (source, name, reason, prepared_by, prepared_at)
      select 'import', 'bare', 'bare', uploaded_by, now() from imports where id = ${importId} returning id`.execute(tx);
    await sql`
      insert into change_set_rows (set_id, product_id, seen_version, was_tug, now_tug, change_tenths, warnings, before, after)
      select ${sets[0]?.id}::bigint, product_id, seen_version, was_tug, now_tug, 30, 0, before, after from import_rows
      where import_id = ${importId} and at >= 1000000`.execute(tx);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

test(`${PRODUCTS} rows are compared and prepared in at most ${AT_MOST_TIMES} times what plain SQL takes for them`, async () => {
  const rows = products.map(({ code, price_tug }) => [code, '', dearer(price_tug), '']);
  const sent = await sendImport(admin, cookie, workbookOfRows([HEADINGS, ...rows]));
  const id = sent.body.id as number;
  const bareMs = await timed(() => bareSql(id));
  await sql`delete from import_rows where import_id = ${id} and at >= 1000000`.execute(real.database.db);
  const importMs = await timed(async () => {
    const mapped = await ask('mapImport', { id, version: 1, columns: COLUMNS });
    expect(mapped.body.counts).toMatchObject({ rows: PRODUCTS, up: PRODUCTS, ready: PRODUCTS });
    const prepared = { id, version: mapped.body.version, reason: 'Наран, 11-р сар', at: null };
    expect((await ask('prepareImport', prepared)).status).toBe(200);
  });
  if (process.env['SHOW_TIMES'] === 'true') console.log({ bareMs, importMs });
  expect(importMs / bareMs).toBeLessThan(AT_MOST_TIMES);
});
