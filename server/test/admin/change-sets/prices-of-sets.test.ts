// Price drops of a set are notified after an hour; a price that was rolled back counts neither for emails nor for the lowest price.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Staff } from '../../../src/callers/caller.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { lowestBefore, stepsOf } from '../../../src/modules/catalogue/pricing/price-at-moment.ts';
import { coloursByCodes, historyOf } from '../../../src/modules/catalogue/pricing/pricing.queries.ts';
import { changePrice } from '../../../src/modules/catalogue/public.ts';
import { notifyPriceDrops } from '../../../src/modules/favourites/alerts/notify-price-drops.job.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { insertMember } from '../member-of-test.ts';
import { prepareSet, rollBack, staffOfTest, startSet, wantedOf } from './change-sets-of-test.ts';

const real = databaseOfTest();
let caller: Staff;
let product: { id: number; code: string };
beforeAll(async () => {
  caller = staffOfTest(await insertMember(real.database.db, ['catalogue']), ['catalogue']);
});
beforeEach(async () => {
  const { db, pool } = real.database;
  await pool.query('delete from favourites; delete from notifications; delete from graphile_worker._private_jobs');
  // Each test uses a different product: the price history cannot be emptied.
  const taken = db.selectFrom('change_set_rows').select('product_id');
  product = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('is_listed', '=', true)
    .where('id', 'not in', taken)
    .where('price_tug', '>', 1_000_000)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await byHand(1_000_000);
  await sql`update price_letters_state set looked_until = now()`.execute(db);
  await sql`with one as (
      insert into customers (email, name, email_confirmed_at)
      values ('saver-' || gen_random_uuid() || '@tokhi.example', 'Болд', now()) returning id)
    insert into favourites (customer_id, product_id, slot, price_seen_tug) select id, ${product.id}, 1, 1000000 from one`.execute(
    db,
  );
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const NO_CAMPAIGN = { percent: 0, ending: 0, startsAt: null, endsAt: null };
const byHand = (priceTug: number) =>
  inTransaction(real.database.db, (tx) =>
    changePrice(
      tx,
      product.id,
      { priceTug, regularPriceTug: 1_000_000, campaign: NO_CAMPAIGN },
      { staffId: null, reason: 'Гараар' },
    ),
  );
async function applied(priceTug: number): Promise<number> {
  const { db } = real.database;
  const set = await prepareSet(db, wantedOf([[product.id, { price_tug: priceTug }]]), caller, new Date());
  await runBatch(dbAs(db, 'worker'), await startSet(db, set, new Date()), () => new Date());
  return set;
}
const rolledBack = async (set: number) => {
  const { db } = real.database;
  await runBatch(dbAs(db, 'worker'), await rollBack(db, set, caller, new Date()), () => new Date());
};
/** Runs the job every five minutes of this span. */
async function look(from: number, until: number): Promise<void> {
  for (let minute = from; minute <= until; minute += 5)
    await notifyPriceDrops(dbAs(real.database.db, 'worker'), later(minute));
}
const notified = async () => {
  const { rows } = await sql<{ now: number }>`
    select (payload ->> 'nowTug')::int as now from notifications where template = 'price-drop' order by id`.execute(
    real.database.db,
  );
  return rows.map(({ now }) => now);
};
async function lowest(): Promise<number> {
  const { db } = real.database;
  const [colour] = await coloursByCodes(db, [product.code]);
  if (colour === undefined) throw new Error('the product is gone');
  return lowestBefore(colour, stepsOf(colour, { history: await historyOf(db, [colour.id]), plans: [] }), later(1));
}

test('a mistake of 90 % that is rolled back within the hour sends no email and is no lowest price', async () => {
  const set = await applied(100_000);
  expect(await lowest()).toBe(100_000);
  await look(1, 56);
  await rolledBack(set);
  await look(57, 200);
  expect(await notified()).toEqual([]);
  expect(await lowest()).toBe(1_000_000);
});

test('a price of a set that stays is told after the hour, once', async () => {
  await applied(900_000);
  await look(0, 59);
  expect(await notified()).toEqual([]);
  await look(61, 300);
  expect(await notified()).toEqual([900_000]);
});

test('a price that was held back while no job ran is told by the next one', async () => {
  await applied(900_000);
  await look(5, 5);
  await look(600, 600);
  expect(await notified()).toEqual([900_000]);
});

test('a campaign of a set that begins by the clock is held back, too', async () => {
  const { db } = real.database;
  const campaign = { discount_percent: 10, discount_ends_at: null };
  const set = await prepareSet(db, wantedOf([[product.id, campaign]]), caller, new Date());
  await runBatch(dbAs(db, 'worker'), await startSet(db, set, new Date()), () => new Date());
  await look(1, 56);
  expect(await notified()).toEqual([]);
  await look(61, 66);
  expect(await notified()).toEqual([899_900]);
});

test('whoever sets another price by hand has looked at it: that one is told at once', async () => {
  await applied(100_000);
  await byHand(950_000);
  await look(1, 1);
  expect(await notified()).toEqual([950_000]);
});

test('a price that still holds after the rollback, because somebody edited the product, is its lowest price', async () => {
  const set = await applied(100_000);
  const { id } = product;
  await sql`update products set name = name || ' 2' where id = ${id}`.execute(real.database.db);
  await rolledBack(set);
  expect(await lowest()).toBe(100_000);
  // Corrected manually it no longer is: the set that made it was rolled back.
  await byHand(1_000_000);
  expect(await lowest()).toBe(1_000_000);
});
