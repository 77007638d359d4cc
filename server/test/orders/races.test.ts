// Several processes sell the same goods on one PostgreSQL. Small runs; `npm run races` makes the large ones.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BOOK_CHECKS, verifyBooks } from '../../src/modules/orders/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCode } from '../guards/rows.ts';
import { type ProcessOfTest, stopProcess } from '../process-of-test.ts';
import { buy, crowdOf, insistOn, onePieceOf, type Selling, startSelling } from './crowd.ts';
import { countOverdue, freeJobsOfTheDead, letTimeRunOut, startWorker } from './ending-worker.ts';
import { stockedProduct } from './stocked-product.ts';

const real = databaseOfTest();
const env = () => ({ DATABASE_URL: real.url, REDIS_URL: inject('redisUrl') });
let sellers: Selling[] = [];
let worker: ProcessOfTest | undefined;
beforeAll(async () => {
  sellers = await Promise.all([1, 2, 3].map(() => startSelling(env())));
});
afterAll(async () => {
  for (const one of [...sellers, worker]) await stopProcess(one);
});
/** Processes that have sold before, as those of a shop that is open: the first answers compile and prepare everything. */
async function warmUp(): Promise<void> {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 1_000);
  const tokens = await crowdOf(db, 60);
  for (let from = 0; from < 60; from += 15) {
    await Promise.all(tokens.slice(from, from + 15).map((token, at) => buy(addressOf(at), token, onePieceOf(code))));
  }
}
const addressOf = (index: number) => sellers[index % sellers.length]?.address ?? '';
const deadlocks = async () => {
  const { rows } = await real.database.pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].deadlocks);
};

test('of two hundred buyers for ten pieces exactly ten buy, and the others read why not', async () => {
  const { db } = real.database;
  await warmUp();
  const { code, id } = await stockedProduct(db, 10);
  const tokens = await crowdOf(db, 200);
  const answers = await Promise.all(tokens.map((token, index) => buy(addressOf(index), token, onePieceOf(code))));
  const tally = Map.groupBy(answers, ({ status, body }) => `${status} ${body.data ?? body.result}`);
  expect(Object.fromEntries([...tally].map(([said, all]) => [said, all.length]))).toEqual({
    '200 success': 10,
    '409 Үлдэгдэл хүрэлцэхгүй байна': 190,
  });
  const level = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('product_id', '=', id);
  expect(await level.executeTakeFirstOrThrow()).toEqual({ on_hand: 10, reserved: 10 });
  expect(await deadlocks()).toBe(0);
  expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
});

test('one key sent ten times to three processes makes one order', async () => {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 20);
  const [token = ''] = await crowdOf(db, 1);
  const sent = Array.from({ length: 10 }, (_, index) =>
    buy(addressOf(index), token, onePieceOf(code), 'one-key-for-all'),
  );
  const numbers = new Set((await Promise.all(sent)).map(({ body }) => body.ordernumber));
  expect([numbers.size, [...numbers][0]]).toEqual([1, expect.stringMatching(/^IK/)]);
});

test('of eight orders of one customer at once three are made, and nobody waits for another’s end', async () => {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 20);
  const [token = ''] = await crowdOf(db, 1);
  const sent = Array.from({ length: 8 }, (_, index) => buy(addressOf(index), token, onePieceOf(code)));
  const said = (await Promise.all(sent)).map(({ body }) => body.code ?? body.result);
  const refused = Array.from({ length: 5 }, () => 'too_many_unpaid_orders');
  expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(['success', 'success', 'success', ...refused]);
  expect(await deadlocks()).toBe(0);
});

test('a code for one order serves one of twenty', async () => {
  const { db } = real.database;
  const coupon = { code: 'НЭГХЭН', amount: 5_000 };
  await insertCode(db, { code: coupon.code, kind: 'voucher', amount_tug: coupon.amount });
  const { code } = await stockedProduct(db, 50);
  const tokens = await crowdOf(db, 20);
  const sent = tokens.map((token, index) => buy(addressOf(index), token, onePieceOf(code, coupon)));
  const made = (await Promise.all(sent)).filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
});

test('a process that dies in the midst leaves books that are in order, and every order is made once', async () => {
  const { db } = real.database;
  const { code, id } = await stockedProduct(db, 500);
  const tokens = await crowdOf(db, 60);
  for (let round = 0; round < 3; round += 1) {
    const buying = tokens.slice(round * 20, round * 20 + 20).map((token) => insistOn(sellers, token, onePieceOf(code)));
    await Promise.race(buying);
    const victim = sellers.shift();
    victim?.child.kill('SIGKILL');
    sellers.push(await startSelling(env()));
    const answers = await Promise.all(buying);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.ordernumber)).size).toBe(20);
    expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
  }
  const level = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id);
  expect(await level.executeTakeFirstOrThrow()).toEqual({ reserved: 60 });
});

test('a worker that dies while it ends orders leaves books that are in order, and the next one ends the rest', async () => {
  const { db } = real.database;
  const { code, id } = await stockedProduct(db, 40);
  const tokens = await crowdOf(db, 40);
  await Promise.all(tokens.map((token) => insistOn(sellers, token, onePieceOf(code))));
  const held = async () => {
    const level = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id);
    return (await level.executeTakeFirstOrThrow()).reserved;
  };
  expect(await held()).toBe(40);
  await letTimeRunOut(db);
  worker = await startWorker(env());
  await expect.poll(held).toBeLessThan(40);
  await stopProcess(worker);
  expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
  await freeJobsOfTheDead(db);
  worker = await startWorker(env());
  await expect.poll(() => countOverdue(db)).toBe(0);
  expect(await held()).toBe(0);
  expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
});
