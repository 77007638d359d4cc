// Several processes sell the same goods on one PostgreSQL. Small runs (sizes.ts); `npm run races` makes the large ones.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { INVARIANT_CHECKS, verifyInvariants } from '../../src/modules/orders/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCode } from '../guards/rows.ts';
import { type ProcessOfTest, stopProcess } from '../process-of-test.ts';
import { sizeOf } from '../sizes.ts';
import { buy, crowdOf, insistOn, onePieceOf, type Selling, startSelling } from './crowd.ts';
import { countOverdue, freeJobsOfTheDead, letTimeRunOut, startWorker } from './ending-worker.ts';
import { stockedProduct } from './stocked-product.ts';

const BUYERS = sizeOf('RACE_BUYERS');
const KILLS = sizeOf('RACE_KILLS');
const BUYERS_A_KILL = 20;
/** More than a worker ends before it is killed. */
const EXPIRING = 40;

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
/** Lets the processes sell first, as in a running shop: the first answers compile and prepare everything. */
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

test(`of ${BUYERS} buyers for ten pieces exactly ten buy, and the others read why not`, async () => {
  const { db } = real.database;
  await warmUp();
  const { code, id } = await stockedProduct(db, 10);
  const tokens = await crowdOf(db, BUYERS);
  const answers = await Promise.all(tokens.map((token, index) => buy(addressOf(index), token, onePieceOf(code))));
  const tally = Map.groupBy(answers, ({ status, body }) => `${status} ${body.data ?? body.result}`);
  expect(Object.fromEntries([...tally].map(([said, all]) => [said, all.length]))).toEqual({
    '200 success': 10,
    '409 Үлдэгдэл хүрэлцэхгүй байна': BUYERS - 10,
  });
  const level = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('product_id', '=', id);
  expect(await level.executeTakeFirstOrThrow()).toEqual({ on_hand: 10, reserved: 10 });
  expect(await deadlocks()).toBe(0);
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
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
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
});

test('all invariants hold after a process dies in the midst, and every order is made once', async () => {
  const { db } = real.database;
  const { code, id } = await stockedProduct(db, 500);
  for (let round = 0; round < KILLS; round += 1) {
    const tokens = await crowdOf(db, BUYERS_A_KILL);
    const buying = tokens.map((token) => insistOn(sellers, token, onePieceOf(code)));
    await Promise.race(buying);
    const victim = sellers.shift();
    victim?.child.kill('SIGKILL');
    sellers.push(await startSelling(env()));
    const answers = await Promise.all(buying);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.ordernumber)).size).toBe(BUYERS_A_KILL);
    expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
  }
  const level = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id);
  expect(await level.executeTakeFirstOrThrow()).toEqual({ reserved: KILLS * BUYERS_A_KILL });
});

test('all invariants hold after a worker dies while it ends orders, and the next one ends the rest', async () => {
  const { db } = real.database;
  const { code, id } = await stockedProduct(db, EXPIRING);
  const tokens = await crowdOf(db, EXPIRING);
  await Promise.all(tokens.map((token) => insistOn(sellers, token, onePieceOf(code))));
  const reservedPieces = async () => {
    const level = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id);
    return (await level.executeTakeFirstOrThrow()).reserved;
  };
  expect(await reservedPieces()).toBe(EXPIRING);
  await letTimeRunOut(db);
  worker = await startWorker(env());
  await expect.poll(reservedPieces).toBeLessThan(EXPIRING);
  await stopProcess(worker);
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
  await freeJobsOfTheDead(db);
  worker = await startWorker(env());
  await expect.poll(() => countOverdue(db)).toBe(0);
  expect(await reservedPieces()).toBe(0);
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
});
