import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { FORCE_GENERIC_PLAN, prepared } from './prepare-statements.ts';
import { preparedQuery, sendPrepared } from './prepared-query.ts';

const real = databaseOfTest();

/** Without the statement that sets the plan mode. */
const names = (client: pg.PoolClient) =>
  client.query(
    'select statement, generic_plans::int, custom_plans::int from pg_prepared_statements where statement <> $1',
    [FORCE_GENERIC_PLAN],
  );

test('a prepared statement is planned once a connection, for all values', async () => {
  const client = await real.database.pool.connect();
  const text = prepared('select id from products where code = $1');
  for (const code of ['70489215', '70489216', '00000000']) await client.query(text, [code]);
  const { rows } = await names(client);
  client.release(true);
  expect(rows).toEqual([{ statement: text, generic_plans: 3, custom_plans: 0 }]);
});

test('any other statement is planned for its values, also right behind a prepared one', async () => {
  const client = await real.database.pool.connect();
  const mode = async () => (await client.query('show plan_cache_mode')).rows[0]?.plan_cache_mode;
  const text = prepared('select id from products where code = $1 and 1 = 1');
  await client.query(text, ['70489215']);
  expect(await mode()).toBe('auto');
  await client.query('select id from products where code = $1', ['70489215']);
  await client.query(text, ['70489216']);
  expect(await mode()).toBe('auto');
  const { rows } = await names(client);
  client.release(true);
  expect(rows).toEqual([{ statement: text, generic_plans: 2, custom_plans: 0 }]);
});

test('inside a transaction a prepared statement is planned for its values, and leaves no mode behind', async () => {
  const client = await real.database.pool.connect();
  const text = prepared('select id from products where code = $1 and 2 = 2');
  await client.query(text, ['70489215']);
  await client.query('begin');
  await client.query(text, ['70489216']);
  expect((await client.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  await client.query('rollback');
  const { rows } = await names(client);
  client.release(true);
  expect(rows).toEqual([{ statement: text, generic_plans: 1, custom_plans: 1 }]);
});

test('answers stay right for other values, in and out of transactions', async () => {
  const { db } = real.database;
  const codeOf = (id: number) => db.selectFrom('products').select('code').where('id', '=', id).executeTakeFirst();
  const all = await db.selectFrom('products').select(['id', 'code']).orderBy('id').execute();
  for (const { id, code } of all) expect(await codeOf(id)).toEqual({ code });
  await db.transaction().execute(async (tx) => {
    const last = all.at(-1);
    await tx
      .updateTable('products')
      .set({ popularity: 7 })
      .where('id', '=', last?.id ?? 0)
      .execute();
    const row = await tx
      .selectFrom('products')
      .select('popularity')
      .where('id', '=', last?.id ?? 0)
      .executeTakeFirst();
    expect(row).toEqual({ popularity: 7 });
  });
});

/** One connection, whose statements were prepared before the type of a column changed. */
async function acrossMigration(
  work: (open: ReturnType<typeof openDatabase>, migrate: () => Promise<unknown>) => Promise<void>,
) {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const open = openDatabase({ url: real.url, poolSize: 1, applicationName: 'tokhi-test', logger });
  await sql`create table changing (id int, worth int)`.execute(real.database.db);
  await sql`insert into changing values (1, 5)`.execute(real.database.db);
  try {
    await work(open, () => sql`alter table changing alter column worth type text`.execute(real.database.db));
  } finally {
    await open.close();
    await sql`drop table changing`.execute(real.database.db);
  }
}

test('a column that becomes another type fails no prepared statement, and none after it', async () => {
  await acrossMigration(async ({ db }, migrate) => {
    const read = preparedQuery((_db, id: number) => ({
      compile: () => sql`select worth from changing where id = ${id}`.compile(db),
    }));
    expect(await read(db, 1)).toEqual([{ worth: 5 }]);
    await migrate();
    expect(await read(db, 1)).toEqual([{ worth: '5' }]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_prepared_statements where statement like '%worth%'`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('a transaction whose prepared statement meets a changed column is run again as a whole', async () => {
  await acrossMigration(async ({ db }, migrate) => {
    const write = () =>
      inTransaction(db, async (tx) => {
        await sendPrepared(tx, sql`insert into changing (id) values (${7})`.compile(tx));
        return sendPrepared(tx, sql`select worth from changing where id = ${1}`.compile(tx));
      });
    expect(await write()).toEqual([{ worth: 5 }]);
    await migrate();
    expect(await write()).toEqual([{ worth: '5' }]);
    expect(await write()).toEqual([{ worth: '5' }]);
    const { rows } = await sql`select count(*)::int as count from changing where id = 7`.execute(db);
    expect(rows).toEqual([{ count: 3 }]);
  });
});

test('what is planned for its values outlives it anyhow, alone and in a transaction', async () => {
  await acrossMigration(async ({ db }, migrate) => {
    const write = () =>
      db.transaction().execute(async (tx) => {
        await sql`insert into changing (id) values (${7})`.execute(tx);
        return (await sql`select worth from changing where id = ${1}`.execute(tx)).rows;
      });
    expect(await write()).toEqual([{ worth: 5 }]);
    await migrate();
    expect(await write()).toEqual([{ worth: '5' }]);
    expect((await sql`select worth from changing where id = ${1}`.execute(db)).rows).toEqual([{ worth: '5' }]);
  });
});
