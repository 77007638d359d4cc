// An unavailable database is not a bug of ours: calls and people get «busy, try again».
import { texts } from '@tokhi/contract/texts/texts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOfTest } from '../../test/app-of-test.ts';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type ProcessOfTest, startApiWithPages, stopProcess } from '../../test/process-of-test.ts';
import { type SilentProxy, silentProxy } from '../../test/silent-proxy.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseName } from '../db/server-databases.ts';
import { createLogger } from '../logger.ts';
import { createCallTable } from './calls/call-table.ts';

const real = databaseOfTest();
const logger = createLogger({ level: 'silent', process: 'test' });
/** All requests come from one address. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000' };
let proxy: SilentProxy;
let api: ProcessOfTest & { address: string };
let codes: string[];
beforeAll(async () => {
  proxy = await silentProxy(real.url);
  api = await startApiWithPages({ DATABASE_URL: proxy.url, DRAIN_MS: '0', LOG_LEVEL: 'info', ...UNLIMITED });
  codes = (await real.database.db.selectFrom('products').select('code').where('is_listed', '=', true).execute()).map(
    ({ code }) => code,
  );
  // The first request for a page compiles the pages.
  await page();
});
afterAll(async () => {
  await stopProcess(api);
  await proxy.close();
});

/** A different product each time: answers are cached. */
const call = () =>
  fetch(`${api.address}/api/product/single-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: codes.pop() }),
  });
const page = (path = `/single-product/${codes.pop()}`) =>
  fetch(api.address + path, { headers: { accept: 'text/html,*/*;q=0.8' } });

test('refused connections: calls and pages say «busy», and the process stays ready', async () => {
  expect((await call()).status).toBe(200);
  await proxy.goAway();
  const refused = await call();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'shop_busy', data: texts.shopBusy });
  const shown = await page();
  expect(shown.status).toBe(503);
  expect(shown.headers.get('retry-after')).toBe('5');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(await shown.text()).toContain(texts.shopBusy);
  const readiness = await fetch(`${api.address}/readyz`);
  expect(readiness.status).toBe(200);
  expect(await readiness.json()).toMatchObject({ database: 'away' });
  expect(api.output()).toContain('the database was away or too slow for a request');
  await proxy.listenAgain();
  await expect.poll(async () => (await call()).status).toBe(200);
  expect((await page()).status).toBe(200);
});

/** A call that does `work` on its own database with one connection, for which it waits `waitMs`. */
async function answerOf(work: (database: Database) => Promise<unknown>, waitMs?: number) {
  const own = openDatabase({ url: real.url, poolSize: 1, applicationName: 'tokhi-away', logger });
  if (waitMs !== undefined) own.pool.options.connectionTimeoutMillis = waitMs;
  const table = createCallTable();
  table.bind('brands', async () => {
    await work(own);
    throw new Error('it should never have come so far');
  });
  const shop = await appOfTest(real.database, { table });
  try {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/home/brands' });
    return {
      status: answer.statusCode,
      code: answer.json().code,
      again: answer.headers['retry-after'],
      log: shop.log(),
    };
  } finally {
    await shop.close();
    await own.close();
  }
}
const busy = { status: 503, code: 'shop_busy', again: '5', log: expect.stringContaining('too slow for a request') };

test('a full pool is «busy»', async () => {
  const answer = await answerOf((own) => own.db.connection().execute(() => sql`select 1`.execute(own.db)), 300);
  expect(answer).toEqual(busy);
});

test('a row that others hold too long is «busy»', async () => {
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const locker = real.database.db.transaction().execute(async (tx) => {
    await sql`select * from settings for update`.execute(tx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const answer = await answerOf((own) =>
    own.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '100ms'`.execute(tx);
      await sql`select * from settings for update`.execute(tx);
    }),
  );
  release.resolve();
  await locker;
  expect(answer).toEqual(busy);
});

test('a database that is stopped under a query is «busy»', async () => {
  const stop = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${databaseName(real.url)} and application_name = 'tokhi-away'`.execute(real.database.db);
  const answer = await answerOf(async (own) => {
    const slow = sql`select pg_sleep(20)`.execute(own.db);
    const stopping = setInterval(() => void stop(), 200);
    await slow.finally(() => clearInterval(stopping));
  });
  expect(answer).toEqual(busy);
});

test('a connection that is cut under a query is «busy»', async () => {
  const wire = await silentProxy(real.url);
  const own = openDatabase({ url: wire.url, poolSize: 1, applicationName: 'tokhi-away', logger });
  const answer = await answerOf(async () => {
    const slow = sql`select pg_sleep(20)`.execute(own.db);
    const cut = setTimeout(() => void wire.close(), 500);
    await slow.finally(() => clearTimeout(cut));
  });
  await own.close();
  expect(answer).toEqual(busy);
});
