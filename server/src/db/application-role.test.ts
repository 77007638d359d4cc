import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type PoolerOfTest, startPooler } from '../../test/pooler-of-test.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../../test/process-of-test.ts';
import { createLogger } from '../logger.ts';
import { asApplication, grantToApplication } from './application-role.ts';
import { openDatabase } from './database.ts';

const real = databaseOfTest();
let api: (ProcessOfTest & { address: string }) | undefined;
let pooler: PoolerOfTest | undefined;
afterEach(async () => {
  await stopProcess(api);
  await stopProcess(pooler);
  pooler = undefined;
});

test.each([
  'create table mine (id int)',
  'alter table products add column mine int',
  'drop table cart_lines',
  'truncate orders cascade',
  'alter table audit_log disable trigger all',
  'create role friend superuser',
  "copy products to program 'cat'",
])('the application cannot: %s', async (statement) => {
  const client = new pg.Client({ connectionString: asApplication(real.url) });
  await client.connect();
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  await client.end();
});

test('granting again changes nothing', async () => {
  const rights = async () => {
    const { rows } = await real.database.pool.query('select relname, relacl::text from pg_class order by oid');
    return rows;
  };
  const before = await rights();
  await grantToApplication(real.database.db);
  expect(await rights()).toEqual(before);
});

const ask = async (path: string, body: object) => {
  const answer = await fetch(`${api?.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

test.each([
  ['straight to PostgreSQL', false],
  ['through PgBouncer, where a connection is another’s after each transaction', true],
])('the shop answers as the application, %s', async (_, isPooled) => {
  if (isPooled) pooler = await startPooler(real.url);
  api = await startApi({
    DATABASE_URL: real.url,
    REDIS_URL: inject('redisUrl'),
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '100000',
    ...(pooler && { APPLICATION_DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' }),
  });
  const asked = Array.from({ length: 60 }, (_unused, at) =>
    at % 3 === 0
      ? ask('/api/product/single-product', { id: String(70_489_215 + (at % 5)) })
      : ask('/api/product/search', { search: `буйдн ${at}`, page: 1 }),
  );
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  // A slip of typing needs the threshold of similar words, which a pooled connection has from its role.
  expect((await ask('/api/product/search', { search: 'буйдна', page: 1 })).body.products).toBeGreaterThan(0);
  expect(api.output()).not.toContain('"level":50');
});

test('a statement that takes too long is ended through the pooler, too', async () => {
  pooler = await startPooler(real.url);
  const logger = createLogger({ level: 'silent', process: 'test' });
  const pooled = openDatabase({ url: pooler.url, poolSize: 1, isPooled: true, applicationName: 'tokhi-test', logger });
  const { rows } = await pooled.pool.query('show statement_timeout');
  await pooled.close();
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});
