// The worker applies a change set in portions and rolls it back: completely, once, and never over changes by others.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Staff } from '../../../src/callers/caller.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { startDueSets } from '../../../src/modules/batches/change-sets/start-due-sets.job.ts';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { applyPlannedPrices } from '../../../src/modules/catalogue/pricing/apply-planned-prices.job.ts';
import { insertPlans } from '../../../src/modules/catalogue/pricing/planned-prices.queries.ts';
import { changePrice } from '../../../src/modules/catalogue/public.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { recordStatements } from '../../recorded-statements.ts';
import { isFull } from '../../sizes.ts';
import { insertMember } from '../member-of-test.ts';
import {
  plainProducts,
  prepareSet,
  pricesOf,
  rollBack,
  staffOfTest,
  startSet,
  wantedOf,
} from './change-sets-of-test.ts';

const real = databaseOfTest();
const ROUNDS = isFull ? 100 : 6;
const NO_CAMPAIGN = { percent: 0, ending: 0, startsAt: null, endsAt: null };
let caller: Staff;
let ids: number[] = [];
beforeAll(async () => {
  caller = staffOfTest(await insertMember(real.database.db, ['catalogue']), ['catalogue']);
});
beforeEach(async () => {
  ids = await plainProducts(real.database.db, 20);
});

const now = () => new Date();
const run = (batch: number) => runBatch(dbAs(real.database.db, 'worker'), batch, now);
const prepare = (price: number, of: readonly number[] = ids) =>
  prepareSet(real.database.db, wantedOf(of.map((id) => [id, { price_tug: price }])), caller, now());
const start = (set: number) => startSet(real.database.db, set, now());
const prices = async () => [...new Set((await pricesOf(real.database.db, ids)).values())].sort((a, b) => a - b);
const byHand = (id: number, priceTug: number) =>
  inTransaction(real.database.db, (tx) =>
    changePrice(
      tx,
      id,
      { priceTug, regularPriceTug: 2_000_000, campaign: NO_CAMPAIGN },
      { staffId: null, reason: 'Гараар' },
    ),
  );
const outcomes = async (batch: number) => {
  const { rows } = await sql<{ outcome: string; reason: string | null; count: number }>`
    select outcome, reason, count(*)::int as count from batch_rows where batch_id = ${batch} group by 1, 2 order by 1`.execute(
    real.database.db,
  );
  return rows.map(({ outcome, reason, count }) => `${outcome} ${reason ?? ''} ${count}`.replace('  ', ' '));
};
const fieldsOf = async (id: number) =>
  (
    await sql<Record<string, unknown>>`
      select name, weight_grams, bonus_percent, price_tug, regular_price_tug, discount_percent, discount_ending,
        discount_starts_at, discount_ends_at, cost_fen from products left join product_costs on product_id = id
      where id = ${id}`.execute(real.database.db)
  ).rows[0];

test('every field of a set is written, and rolled back to what it was', async () => {
  const [first = 0] = ids;
  const { db } = real.database;
  await sql`delete from product_costs where product_id = ${first}`.execute(db);
  const before = await fieldsOf(first);
  const after = {
    ...{ price_tug: 1_100_000, discount_percent: 10, discount_ends_at: '2036-01-01T00:00:00Z', cost_fen: 120_000 },
    ...{ name: 'Шинэ нэр', bonus_percent: 7, weight_grams: 41_000 },
  };
  const set = await prepareSet(db, wantedOf([[first, after]]), caller, now());
  const batch = await start(set);
  await run(batch);
  expect(await fieldsOf(first)).toEqual({
    ...{ ...after, regular_price_tug: 1_100_000, discount_ending: 900 },
    ...{ discount_starts_at: expect.any(Date), discount_ends_at: new Date(after.discount_ends_at) },
  });
  const history = await db
    .selectFrom('product_prices')
    .select(['price_tug', 'change_set_id', 'staff_id', 'reason'])
    .where('product_id', '=', first)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(history).toEqual({
    ...{ price_tug: 1_100_000, change_set_id: set, staff_id: caller.staffId, reason: 'Ханш өөрчлөгдсөн' },
  });
  await run(await rollBack(db, set, caller, now()));
  expect(await fieldsOf(first)).toEqual(before);
});

test('a product is written once, whatever of it changes', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  const { db } = real.database;
  const versions = async () =>
    (
      await db
        .selectFrom('products')
        .select('version')
        .where('id', 'in', [first, second, third])
        .orderBy('id')
        .execute()
    ).map(({ version }) => version);
  const before = await versions();
  const wanted = wantedOf([
    [first, { price_tug: 1_100_000, cost_fen: 130_000 }],
    [second, { cost_fen: 130_000 }],
    [third, { bonus_percent: 9, cost_fen: 130_000 }],
  ]);
  const set = await prepareSet(db, wanted, caller, now());
  await run(await start(set));
  expect(await versions()).toEqual(before.map((version) => version + 1));
  expect(
    await db.selectFrom('product_costs').select('cost_fen').where('product_id', 'in', [first, second, third]).execute(),
  ).toEqual(Array(3).fill({ cost_fen: 130_000 }));
});

test('a product that was edited since it was looked at stays, and so does one edited before the rollback', async () => {
  const [first = 0, second = 0] = ids;
  const set = await prepare(1_100_000);
  await byHand(first, 1_500_000);
  const batch = await start(set);
  await run(batch);
  expect(await outcomes(batch)).toEqual(['done 19', 'stays changed_meanwhile 1']);
  expect(await prices()).toEqual([1_100_000, 1_500_000]);
  await byHand(second, 1_700_000);
  const back = await rollBack(real.database.db, set, caller, now());
  await run(back);
  expect(await outcomes(back)).toEqual(['done 18', 'stays changed_meanwhile 1']);
  expect(await prices()).toEqual([1_000_000, 1_500_000, 1_700_000]);
});

test('a scheduled set starts at its minute, once by five runs', async () => {
  const set = await prepare(1_010_000);
  const at = new Date(Date.now() + 60_000);
  await sql`update change_sets set state = 'scheduled', apply_at = ${at} where id = ${set}`.execute(real.database.db);
  const fiveAt = (moment: Date) =>
    Promise.all(Array.from({ length: 5 }, () => startDueSets(dbAs(real.database.db, 'worker'), moment)));
  const batches = async () =>
    (
      await sql`select from batches where kind = 'apply-change-set' and action ->> 'set' = ${String(set)}`.execute(
        real.database.db,
      )
    ).rows.length;
  await fiveAt(new Date(at.getTime() - 1));
  expect(await batches()).toBe(0);
  await fiveAt(at);
  expect(await batches()).toBe(1);
});

test(`two sets on one product at once, ${ROUNDS} times: one wins, the other says what changed`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await plainProducts(real.database.db, 20);
    const sets = [await prepare(1_100_000), await prepare(1_200_000)];
    const batches = [];
    for (const set of sets) batches.push(await start(set));
    await Promise.all(batches.map(run));
    const [one, other] = [await outcomes(batches[0] ?? 0), await outcomes(batches[1] ?? 0)];
    expect([one, other]).toContainEqual(['done 20']);
    expect([one, other]).toContainEqual(['stays changed_meanwhile 20']);
    expect(await prices()).toHaveLength(1);
  }
});

test(`a rollback against an edit by hand, ${ROUNDS} times: whoever is second leaves what the first wrote or goes on from it`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first = 0] = await plainProducts(real.database.db, 20);
    const set = await prepare(1_100_000);
    await run(await start(set));
    const back = await rollBack(real.database.db, set, caller, now());
    await Promise.all([run(back), byHand(first, 1_300_000)]);
    expect((await pricesOf(real.database.db, [first])).get(first)).toBe(1_300_000);
    expect((await outcomes(back)).at(0)).toMatch(/^done (19|20)$/);
  }
});

test(`a planned price against a set, ${ROUNDS} times: the plan holds in the end, over the set or instead of it`, async () => {
  const { db } = real.database;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first = 0] = await plainProducts(db, 20);
    const plan = { product_id: first, price_tug: 1_300_000, regular_price_tug: 1_300_000, applies_at: now() };
    const batch = await start(await prepare(1_100_000));
    await inTransaction(db, (tx) =>
      insertPlans(tx, [{ ...plan, reason: 'Төлөвлөсөн', planned_by: caller.staffId, planned_at: now() }]),
    );
    await Promise.all([run(batch), applyPlannedPrices(dbAs(db, 'worker'), now())]);
    expect((await pricesOf(db, [first])).get(first)).toBe(1_300_000);
    expect((await outcomes(batch)).at(0)).toMatch(/^done (19|20)$/);
  }
});

test('a portion takes as many statements for one product as for many', async () => {
  const counted = async (of: readonly number[]) => {
    const batch = await start(await prepare(1_040_000, of));
    const recorded = recordStatements(real.database.pool);
    await runBatch(recorded.db, batch, now);
    await plainProducts(real.database.db, 20);
    return recorded.take().length;
  };
  expect(await counted(ids)).toBe(await counted(ids.slice(0, 1)));
});
