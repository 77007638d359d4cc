// Both real processes with their own Redis: cached answers must not hide a change.
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

/** A list is cached for 20 s (docs/caches.md): a change seen earlier was not seen because the cached answer expired. */
const KEPT_MS = 20_000;

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

async function ask<Reply>(path: string, body: object): Promise<Reply> {
  const answer = await fetch(`${api?.address}/api/product/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Reply;
}

interface List {
  max: number;
  product: { code: string; sale_price: number }[];
}

async function dearest(): Promise<number> {
  const { max, product } = await ask<List>('category-product', { id: 1, sort: 'price-down' });
  expect(product[0]?.sale_price).toBe(max);
  return max;
}

/** Polls as shoppers do, which keeps the answer cached; milliseconds until the change is seen, or until the timeout. */
async function seenAfter(isSeen: () => Promise<boolean>): Promise<number> {
  const changed = performance.now();
  const passed = () => performance.now() - changed;
  while (!(await isSeen()) && passed() < KEPT_MS) await new Promise((resolve) => setTimeout(resolve, 20));
  return passed();
}

test('a price change is in the category list while what was kept of it still lives', async () => {
  await dearest();
  for (const price of [30_000_000, 31_000_000, 32_000_000]) {
    await sql`update products set price_tug = ${price}, regular_price_tug = ${price}, discount_percent = 0
      where code = '70489215'`.execute(real.database.db);
    expect(await seenAfter(async () => (await dearest()) === price)).toBeLessThan(KEPT_MS);
  }
});

test('a sold piece is on its product’s page while what was kept of it still lives, and with the last one it is no longer ready', async () => {
  const ready = async () => (await ask<List>('category-product', { id: 1, ready: true })).product;
  const code = (await ready())[0]?.code ?? '';
  const remain = async () => (await ask<{ single: { remain: number } }>('single-product', { id: code })).single.remain;
  const left = await remain();
  expect(left).toBeGreaterThan(0);
  await sql`update stock_levels set on_hand = on_hand + 1
    where product_id = (select id from products where code = ${code})`.execute(real.database.db);
  expect(await seenAfter(async () => (await remain()) === left + 1)).toBeLessThan(KEPT_MS);
  await sql`update stock_levels set reserved = on_hand
    where product_id = (select id from products where code = ${code})`.execute(real.database.db);
  expect(await seenAfter(async () => (await ready()).every((product) => product.code !== code))).toBeLessThan(KEPT_MS);
  expect(await seenAfter(async () => (await remain()) === 0)).toBeLessThan(KEPT_MS);
});
