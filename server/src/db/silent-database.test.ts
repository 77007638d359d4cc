// Real processes behind a network that falls silent: no connection is closed, nothing is answered.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type ProcessOfTest, startApi, startProcess, stopProcess } from '../../test/process-of-test.ts';
import { type SilentProxy, silentProxy } from '../../test/silent-proxy.ts';

const real = databaseOfTest();
/** All requests come from one address. A connection counts as silent two seconds after a statement should have ended. */
const SETTINGS = { RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_STATEMENT_TIMEOUT_MS: '2000', LOG_LEVEL: 'info' };
let proxy: SilentProxy;
let api: ProcessOfTest & { address: string };
let worker: ProcessOfTest;
let proxyOfWorker: SilentProxy;
let left: string[];
beforeAll(async () => {
  proxy = await silentProxy(real.url);
  api = await startApi({ DATABASE_URL: proxy.url, DRAIN_MS: '0', ...SETTINGS });
  left = await codes();
});
afterAll(async () => {
  await stopProcess(api);
  await stopProcess(worker);
  await proxy.close();
  await proxyOfWorker?.close();
});

/** Each is requested once, so that no cached answer replaces the database. */
const codes = async () =>
  (await real.database.db.selectFrom('products').select('code').where('is_listed', '=', true).execute()).map(
    ({ code }) => code,
  );
const askProduct = (address: string, id: string) =>
  fetch(`${address}/api/product/single-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
const readiness = async (address: string) => {
  const answer = await fetch(`${address}/readyz`);
  const body = (await answer.json()) as { database: string };
  return { status: answer.status, database: body.database };
};
/** Whether a new product is answered from the database again before the products run out. */
async function isAnsweredAgain(address: string, left: string[]): Promise<boolean> {
  while (left.length > 0 && (await askProduct(address, left.pop() ?? '')).status !== 200) await pause(500);
  return left.length > 0;
}
function ends(process: ProcessOfTest): ProcessOfTest['ended'] {
  process.child.kill('SIGTERM');
  return process.ended;
}

test('silence is told by a probe that waits for nobody, and answered with «busy»; when the network is back, so is the shop', async () => {
  expect(await readiness(api.address)).toMatchObject({ status: 200, database: 'ok' });
  // Some connections are open and idle, some are in use.
  await Promise.all(left.splice(0, 8).map((id) => askProduct(api.address, id)));
  proxy.goSilent('silent');
  const waiting = left.splice(0, 12).map((id) => askProduct(api.address, id));
  const probes = await Promise.all(Array.from({ length: 20 }, () => readiness(api.address)));
  expect(probes.map(({ status, database }) => `${status} ${database}`)).toEqual(probes.map(() => '200 away'));
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(answers[0]?.headers.get('retry-after')).toBe('5');
  proxy.comeBack();
  expect(await isAnsweredAgain(api.address, left)).toBe(true);
  await expect.poll(async () => (await readiness(api.address)).database).toBe('ok');
});

test('old connections that stay silent are replaced by new ones', async () => {
  proxy.comeBack();
  await Promise.all(left.splice(0, 10).map((id) => askProduct(api.address, id)));
  proxy.goSilent('answered');
  expect(await isAnsweredAgain(api.address, left)).toBe(true);
});

// Both wait for the silent database, so they run concurrently.
test.concurrent('the API process ends while its database is silent', async ({ expect }) => {
  proxy.comeBack();
  expect(await isAnsweredAgain(api.address, left)).toBe(true);
  proxy.goSilent('silent');
  const waiting = left.splice(0, 12).map((id) => askProduct(api.address, id).catch(() => null));
  await pause(200);
  expect(await ends(api)).not.toBeNull();
  await Promise.all(waiting);
});

test.concurrent('the worker process ends while its database is silent', async ({ expect }) => {
  proxyOfWorker = await silentProxy(real.url);
  const entry = fileURLToPath(new URL('../worker.ts', import.meta.url));
  const env = { DATABASE_URL: proxyOfWorker.url, WORKER_PORT: '0', ...SETTINGS };
  worker = await startProcess(process.execPath, [entry], env, /"msg":"worker ready"/);
  proxyOfWorker.goSilent('silent');
  await pause(1_500);
  expect(await ends(worker)).not.toBeNull();
});
