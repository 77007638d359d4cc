// The two processes as they run, with a Redis of their own: kept answers must not keep a change from being seen.
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import {
  freePort,
  type ProcessOfTest,
  startApi,
  startProcess,
  startRedis,
  stopProcess,
} from '../../../../test/process-of-test.ts';

const WITHIN_MS = 2_000;

const real = databaseOfTest();
let redis: ProcessOfTest | undefined;
let worker: ProcessOfTest | undefined;
let api: (ProcessOfTest & { address: string }) | undefined;
beforeAll(async () => {
  const port = await freePort();
  redis = await startRedis(port);
  const entry = fileURLToPath(new URL('../../../worker.ts', import.meta.url));
  const env = {
    DATABASE_URL: real.url,
    REDIS_URL: `redis://127.0.0.1:${port}/0`,
    LOG_LEVEL: 'info',
    DRAIN_MS: '0',
    WORKER_PORT: '0',
  };
  [worker, api] = await Promise.all([
    startProcess(process.execPath, [entry], env, /"msg":"worker ready"/),
    startApi({ ...env, RATE_LIMIT_PER_MINUTE: '100000' }),
  ]);
});
afterAll(async () => {
  await stopProcess(api);
  await stopProcess(worker);
  await stopProcess(redis);
});

async function dearest(): Promise<number> {
  const answer = await fetch(`${api?.address}/api/product/category-product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, sort: 'price-down' }),
  });
  const { max, product } = (await answer.json()) as { max: number; product: { sale_price: number }[] };
  expect(product[0]?.sale_price).toBe(max);
  return max;
}

test('a price change is in the category list within two seconds', async () => {
  await dearest();
  for (const price of [30_000_000, 31_000_000, 32_000_000]) {
    await sql`update products set price_tug = ${price}, regular_price_tug = ${price}, discount_percent = 0
      where code = '70489215'`.execute(real.database.db);
    const changed = performance.now();
    while ((await dearest()) !== price) {
      expect(performance.now() - changed).toBeLessThan(WITHIN_MS);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(performance.now() - changed).toBeLessThan(WITHIN_MS);
  }
});
