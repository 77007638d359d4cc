import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { isStalePlan } from './database-errors.ts';

const real = databaseOfTest();

test('a query that is asked again on the same connection is planned once', async () => {
  const client = await real.database.pool.connect();
  const ask = (code: string) => client.query('select id from products where code = $1', [code]);
  for (const code of ['70489215', '70489216', '00000000']) await ask(code);
  const { rows } = await client.query('select statement from pg_prepared_statements');
  client.release();
  expect(rows).toEqual([{ statement: 'select id from products where code = $1' }]);
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

/** One connection, on which everything was prepared before a column became another type. */
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

test('a column that becomes another type fails no statement that stands alone, and none after it', async () => {
  await acrossMigration(async ({ db }, migrate) => {
    const read = (id: number) => sql`select worth from changing where id = ${id}`.execute(db);
    const write = (id: number) => sql`insert into changing (id) values (${id}) returning *`.execute(db);
    expect((await read(1)).rows).toEqual([{ worth: 5 }]);
    expect((await write(2)).rows).toEqual([{ id: 2, worth: null }]);
    await migrate();
    expect((await read(1)).rows).toEqual([{ worth: '5' }]);
    expect((await write(3)).rows).toEqual([{ id: 3, worth: null }]);
    expect((await sql`select id from changing order by id`.execute(db)).rows).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_prepared_statements where statement like '%worth%'`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('a transaction that meets it fails as a whole, says why, and succeeds when it is run again', async () => {
  await acrossMigration(async ({ db }, migrate) => {
    const twice = () =>
      db.transaction().execute(async (tx) => {
        await sql`insert into changing (id) values (${7})`.execute(tx);
        return (await sql`select worth from changing where id = ${1}`.execute(tx)).rows;
      });
    expect(await twice()).toEqual([{ worth: 5 }]);
    await migrate();
    const failed = await twice().catch((error: unknown) => error);
    expect(isStalePlan(failed)).toBe(true);
    expect(await twice()).toEqual([{ worth: '5' }]);
    const { rows } = await sql`select count(*)::int as count from changing where id = 7`.execute(db);
    expect(rows).toEqual([{ count: 2 }]);
  });
});
