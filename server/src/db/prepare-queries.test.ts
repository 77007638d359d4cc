import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';

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
