import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type PoolerOfTest, startPooler } from '../../../test/pooler-of-test.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../../../test/process-of-test.ts';
import { createLogger } from '../../logger.ts';
import { openDatabase } from '../database.ts';
import { asProcess, PROCESSES, type Process } from './roles.ts';

const real = databaseOfTest();
let api: (ProcessOfTest & { address: string }) | undefined;
let pooler: PoolerOfTest | undefined;
afterEach(async () => {
  await stopProcess(api);
  await stopProcess(pooler);
  pooler = undefined;
});

test.each(
  PROCESSES.flatMap((process) =>
    [
      'create table mine (id int)',
      'alter table products add column mine int',
      'drop table cart_lines',
      'truncate orders cascade',
      'alter table audit_log disable trigger all',
      'create role friend superuser',
      "copy products to program 'cat'",
      'create function mine() returns int language sql as $$select 1$$',
      'delete from kysely_migration',
      'insert into graphile_worker.migrations (id) values (1000)',
    ].map((statement) => [process, statement] as const),
  ),
)('the %s process cannot: %s', async (process, statement) => {
  const client = new pg.Client({ connectionString: asProcess(real.url, process) });
  await client.connect();
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  await client.end();
});

test('only the admin process makes temporary tables, for the preview of a front page', async () => {
  const make = async (process: Process) => {
    const client = new pg.Client({ connectionString: asProcess(real.url, process) });
    await client.connect();
    const outcome = await client.query('create temporary table mine (id int)').then(
      () => 'made',
      ({ code }) => code,
    );
    await client.end();
    return outcome;
  };
  expect(await Promise.all(PROCESSES.map(make))).toEqual(['42501', '42501', 'made']);
});

test('only the admin process changes the bank accounts of the shop', async () => {
  const change = async (process: 'api' | 'worker' | 'admin') => {
    const client = new pg.Client({ connectionString: asProcess(real.url, process) });
    await client.connect();
    const outcome = await client.query(`update settings set value = value where key = 'bank_accounts'`).then(
      ({ rowCount }) => rowCount,
      ({ code }) => code,
    );
    await client.end();
    return outcome;
  };
  expect([await change('api'), await change('worker'), await change('admin')]).toEqual(['42501', '42501', 1]);
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
])('the shop answers with its own rights, %s', async (_, isPooled) => {
  if (isPooled) pooler = await startPooler(real.url);
  api = await startApi({
    DATABASE_URL: real.url,
    REDIS_URL: inject('redisUrl'),
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '100000',
    ...(pooler && { API_DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' }),
  });
  const asked = Array.from({ length: 60 }, (_unused, at) =>
    at % 3 === 0
      ? ask('/api/product/single-product', { id: String(70_489_215 + (at % 5)) })
      : ask('/api/product/search', { search: `буйдн ${at}`, page: 1 }),
  );
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  // Typo correction needs the similarity threshold, which a pooled connection gets from its role.
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
