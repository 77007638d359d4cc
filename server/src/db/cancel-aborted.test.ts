import { setTimeout as pause } from 'node:timers/promises';
import { refusals } from '@tokhi/contract/texts/refusals';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appOfTest } from '../../test/app-of-test.ts';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { withAbort } from '../cache/abort.ts';
import { createCallTable } from '../http/calls/call-table.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';
import { databaseName } from './server-databases.ts';

const real = databaseOfTest();
const POOL_SIZE = 6;

/** A cancelled statement; a statement timeout has the same code and another message. */
const CANCELLED = { code: '57014', message: 'canceling statement due to user request' };

const sleep = (seconds: number, mark: string) =>
  sql`select pg_sleep(${seconds}), ${mark}::text as mark`.execute(real.database.db);

/** Uses its own connection: the shop's pool may be full. */
async function watching<Result>(work: (sleeping: () => Promise<number>) => Promise<Result>): Promise<Result> {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const watcher = openDatabase({ url: real.url, poolSize: 1, applicationName: 'tokhi-watch', logger });
  const sleeping = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = ${databaseName(real.url)} and state = 'active' and query like 'select pg_sleep%'`.execute(
      watcher.db,
    );
    return rows[0]?.count ?? 0;
  };
  try {
    return await work(sleeping);
  } finally {
    await watcher.close();
  }
}

test('the query of a request that was given up is cancelled, and the connection is good for the next', async () => {
  await watching(async (sleeping) => {
    const gone = new AbortController();
    const given = withAbort(gone.signal, () => sleep(9, 'one'));
    await expect.poll(sleeping).toBe(1);
    gone.abort();
    await expect(given).rejects.toMatchObject(CANCELLED);
    await expect.poll(sleeping).toBe(0);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => sleep(0.01, `next ${index}`)));
    expect(answers).toHaveLength(20);
  });
});

test('also when every connection is busy with what nobody waits for', async () => {
  await watching(async (sleeping) => {
    const gone = new AbortController();
    const given = Array.from({ length: POOL_SIZE }, (_, index) =>
      withAbort(gone.signal, () => sleep(9, `all ${index}`)),
    );
    const failed = Promise.all(given.map((one) => expect(one).rejects.toMatchObject(CANCELLED)));
    await expect.poll(sleeping).toBe(POOL_SIZE);
    gone.abort();
    await failed;
    await expect.poll(sleeping).toBe(0);
  });
});

test('the word to stop never hits the next query on the same connection', async () => {
  for (let round = 0; round < 60; round += 1) {
    const gone = new AbortController();
    // Ends at about the time of the abort, before or after.
    const given = withAbort(gone.signal, () => sleep(0.002, `round ${round}`)).catch(() => undefined);
    await pause(round % 6);
    gone.abort();
    await given;
    const bystanders = await Promise.all(Array.from({ length: POOL_SIZE }, () => sleep(0.001, 'bystander')));
    expect(bystanders).toHaveLength(POOL_SIZE);
  }
});

/** Runs `work` for a caller who disconnects after 300 ms, while it runs. */
async function abortedMidway<Result>(work: () => Promise<Result>): Promise<Result> {
  const gone = new AbortController();
  const given = withAbort(gone.signal, work);
  setTimeout(() => gone.abort(), 300);
  return given;
}

test('a transaction that was begun goes to its end, and so does its COMMIT', async () => {
  const { db } = real.database;
  await sql`create table slow_to_commit (id int)`.execute(db);
  await sql`create function sleep_a_little() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return null; end $$`.execute(db);
  await sql`create constraint trigger slow after insert on slow_to_commit deferrable initially deferred
    for each row execute function sleep_a_little()`.execute(db);
  const rows = async () => (await sql`select id from slow_to_commit order by id`.execute(db)).rows;
  // Aborted during a read of the transaction.
  await abortedMidway(() =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_sleep(1)`.execute(tx);
      await sql`insert into slow_to_commit values (1)`.execute(tx);
    }),
  );
  expect(await rows()).toEqual([{ id: 1 }]);
  // Aborted during the commit.
  await abortedMidway(() => db.transaction().execute((tx) => sql`insert into slow_to_commit values (2)`.execute(tx)));
  expect(await rows()).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a write that stands alone goes to its end', async () => {
  const { db } = real.database;
  await sql`create table written (id int)`.execute(db);
  await abortedMidway(() => sql`insert into written select 1 from (select pg_sleep(1)) as slept`.execute(db));
  await abortedMidway(() =>
    sql`with slept as (insert into written select 2 from (select pg_sleep(1)) as s returning id) select id from slept`.execute(
      db,
    ),
  );
  expect((await sql`select id from written order by id`.execute(db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a query nobody can give up runs to its end', async () => {
  await expect(sleep(0.05, 'job')).resolves.toMatchObject({ rows: [{ mark: 'job' }] });
});

test('a query that takes longer than it may is answered with 503, and that the shop is busy', async () => {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const impatient = openDatabase({
    url: real.url,
    poolSize: 1,
    applicationName: 'tokhi-test',
    statementTimeoutMs: 100,
    logger,
  });
  const table = createCallTable();
  table.bind('brands', async () => {
    await sql`select pg_sleep(5)`.execute(impatient.db);
    throw new Error('it should never have come so far');
  });
  const shop = await appOfTest(real.database, { table });
  try {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/home/brands' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({ result: 'failed', code: 'shop_busy', data: refusals.shop_busy.text });
  } finally {
    await shop.close();
    await impatient.close();
  }
});

test('a visitor who closes the page leaves no query behind', async () => {
  const table = createCallTable();
  const end = Promise.withResolvers<unknown>();
  table.bind('brands', async () => {
    await sleep(9, 'http').then(end.resolve, end.resolve);
    throw new Error('nobody waits for it');
  });
  const shop = await appOfTest(real.database, { table });
  try {
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    await watching(async (sleeping) => {
      const page = new AbortController();
      const asked = fetch(`${address}/api/home/brands`, { method: 'POST', signal: page.signal }).catch(() => undefined);
      await expect.poll(sleeping).toBe(1);
      page.abort();
      await asked;
      expect(await end.promise).toMatchObject(CANCELLED);
      await expect.poll(sleeping).toBe(0);
    });
  } finally {
    await shop.close();
  }
});

test('a page that asked in process and was left leaves no query behind', async () => {
  const table = createCallTable();
  table.bind('brands', async () => {
    await sleep(9, 'page');
    throw new Error('it should never have come so far');
  });
  await watching(async (sleeping) => {
    const page = new AbortController();
    const asked = table.ask('brands', undefined, { signal: page.signal });
    const failed = asked.catch((error: unknown) => error);
    await expect.poll(sleeping).toBe(1);
    page.abort();
    expect(await failed).toMatchObject(CANCELLED);
    await expect.poll(sleeping).toBe(0);
  });
});
