import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { silentProxy } from '../../test/silent-proxy.ts';
import { withAbort } from '../cache/abort.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { prepared } from './prepare-statements.ts';

const real = databaseOfTest();
/** Longer than a busy machine needs to answer. */
const SILENCE_MS = 2_500;
const logger = createLogger({ level: 'silent', process: 'test' });

/** The server ends every round trip with ReadyForQuery. */
async function roundTrips(client: pg.PoolClient, work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  const count = () => {
    trips += 1;
  };
  client.connection.on('readyForQuery', count);
  await work();
  client.connection.off('readyForQuery', count);
  return trips;
}

/** How many statements with this text are running. */
const running = async (text: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'active' and query like ${`${text}%`}`.execute(real.database.db);
  return rows[0]?.count;
};

test('a prepared statement is one round trip, and so is every other statement beside it', async () => {
  const client = await real.database.pool.connect();
  const text = prepared('select id, code from products where code = $1');
  const other = 'select id, code from products where code = $1';
  const ask = (one: string) => client.query(one, ['70489215']);
  // The first one on a connection also prepares the setting of the plan mode.
  expect(await roundTrips(client, () => ask(text))).toBe(2);
  expect(await roundTrips(client, () => ask(text))).toBe(1);
  expect(await roundTrips(client, () => ask(other))).toBe(1);
  expect(await roundTrips(client, () => ask(text))).toBe(1);
  const [ofPrepared, ofOther] = [await ask(text), await ask(other)];
  client.release(true);
  expect(ofPrepared.rows).toEqual(ofOther.rows);
  expect(ofPrepared).toMatchObject({ command: 'SELECT', rowCount: ofOther.rowCount, fields: ofOther.fields });
});

test('the first prepared statement of a connection may fail, and the next one is as good as ever', async () => {
  const client = await real.database.pool.connect();
  const later = prepared('select 1 as one from created_later where id = $1');
  await expect(client.query(later, [1])).rejects.toMatchObject({ code: '42P01' });
  await client.query('create table created_later (id int)');
  expect((await client.query(later, [1])).rows).toEqual([]);
  const division = prepared('select 1 / $1::int as result');
  await expect(client.query(division, [0])).rejects.toMatchObject({ code: '22012' });
  expect((await client.query(division, [1])).rows).toEqual([{ result: 1 }]);
  expect((await client.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  client.release(true);
});

test('cancel, prepare, watch: one cancel request for all messages of a statement, and waiting for it is not silence', async () => {
  const requests: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  const cancel = (text: string) => {
    requests.push(text);
    return answered.promise;
  };
  const silences: number[] = [];
  const client: pg.Client = new DatabaseClient(
    { connectionString: real.url },
    {
      silenceMs: SILENCE_MS,
      controlPool: { query: cancel } as unknown as pg.Pool,
      onDrop: () => silences.push(SILENCE_MS),
    },
  );
  await client.connect();
  await sql`create table stale (id int, worth int)`.execute(real.database.db);
  const text = prepared('select worth from stale where id = $1');
  await client.query(text, [1]);
  await sql`alter table stale alter column worth type text`.execute(real.database.db);
  const messages: unknown[] = [];
  client.connection.on('readyForQuery', (message) => messages.push(message));
  const asked = withAbort(AbortSignal.abort(), () => client.query(text, [1]));
  // Stale plan, deallocated, plan mode prepared again, answered.
  await expect.poll(() => messages.length).toBe(4);
  expect(requests).toEqual(['select pg_cancel_backend($1)']);
  // The last answer is there, but the cancel request has not ended: longer than a server may be silent.
  await sql`select pg_sleep(${(SILENCE_MS * 1.2) / 1_000})`.execute(real.database.db);
  expect(silences).toEqual([]);
  answered.resolve();
  expect(await asked).toMatchObject({ rows: [] });
  await client.end();
});

test('cancelling reaches a prepared statement that is sent again after a migration', async () => {
  const open = openDatabase({ url: real.url, poolSize: 1, applicationName: 'tokhi-test', logger });
  await sql`create table reprepared (id int, worth int)`.execute(real.database.db);
  const text = prepared('select worth, pg_sleep($1) from reprepared');
  const client = await open.pool.connect();
  await client.query(text, [0]);
  await sql`alter table reprepared alter column worth type text`.execute(real.database.db);
  await sql`insert into reprepared values (1, 'new')`.execute(real.database.db);
  const gone = new AbortController();
  // The first attempt fails because its plan is stale; only the second one sleeps.
  const asked = withAbort(gone.signal, () => client.query(text, [60])).catch((error: unknown) => error);
  await expect.poll(() => running('select worth, pg_sleep')).toBe(1);
  gone.abort();
  expect(await asked).toMatchObject({ code: '57014', message: 'canceling statement due to user request' });
  expect((await client.query(text, [0])).rows).toMatchObject([{ worth: 'new' }]);
  client.release();
  await open.close();
});

test('a prepared statement that nobody answers is dropped, also while it is cancelled in vain', async () => {
  const proxy = await silentProxy(real.url);
  const open = openDatabase({
    url: proxy.url,
    poolSize: 1,
    applicationName: 'tokhi-test',
    statementTimeoutMs: 1_000,
    logger,
  });
  const text = prepared('select pg_sleep($1) as slept');
  const client = await open.pool.connect();
  await client.query(text, [0]);
  proxy.goSilent('silent');
  const gone = new AbortController();
  const asked = withAbort(gone.signal, () => client.query(text, [0]));
  gone.abort();
  await expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release(true);
  proxy.comeBack();
  const next = await open.pool.connect();
  expect((await next.query(text, [0])).rows).toHaveLength(1);
  next.release();
  await open.close();
  await proxy.close();
});
