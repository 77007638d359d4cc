import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../../../test/database-of-test.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { changePrice } from '../../catalogue/public.ts';
import { notifyPriceDrops } from './notify-price-drops.job.ts';

const real = databaseOfTest();
const FIRST_PRICE = 1_000_000;
const NO_CAMPAIGN = { percent: 0, ending: 0, startsAt: null, endsAt: null };
let product: { id: number; code: string; name: string };

beforeEach(async () => {
  const { db, pool } = real.database;
  await pool.query('delete from favourites; delete from notifications; delete from graphile_worker._private_jobs');
  product = await db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('is_listed', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await price(FIRST_PRICE);
});

const price = (priceTug: number, campaign: Parameters<typeof changePrice>[2]['campaign'] = NO_CAMPAIGN) =>
  inTransaction(real.database.db, (tx) =>
    changePrice(
      tx,
      product.id,
      { priceTug, regularPriceTug: 2_000_000, campaign },
      { staffId: null, reason: 'Туршилт' },
    ),
  );

/** Customers who saved the product at its first price. */
async function savers(count: number, preferences = sql`true`): Promise<void> {
  await sql`with people as (
      insert into customers (email, name, email_confirmed_at, wants_price_drop)
      select 'saver-' || gen_random_uuid() || '@tokhi.example', 'Болд', now(), ${preferences} from generate_series(1, ${count}::int)
      returning id)
    insert into favourites (customer_id, product_id, slot, price_seen_tug)
    select id, ${product.id}, 1, ${FIRST_PRICE} from people`.execute(real.database.db);
}

/** The number of emails by content. */
async function emailsSent(): Promise<Record<string, number>> {
  const { rows } = await sql<{ said: string; emails: number; people: number }>`
    select concat_ws(' → ', payload->>'wasTug', payload->>'nowTug') as said, count(*) as emails,
           count(distinct customer_id) as people
    from notifications where template = 'price-drop' group by 1`.execute(real.database.db);
  // No customer gets one of them twice.
  for (const { emails, people } of rows) expect(emails).toBe(people);
  return Object.fromEntries(rows.map(({ said, emails }) => [said, emails]));
}
const run = (now = new Date()) => notifyPriceDrops(dbAs(real.database.db, 'worker'), now);
const fiveAtOnce = (now = new Date()) => Promise.all(Array.from({ length: 5 }, () => run(now)));
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a thousand customers get one email a drop, none for a rise, and one when a campaign begins by the clock', async () => {
  await savers(1_000);
  await fiveAtOnce();
  expect(await emailsSent()).toEqual({});
  await price(900_000);
  await fiveAtOnce();
  await price(800_000);
  await fiveAtOnce();
  const expected: Record<string, number> = { '1000000 → 900000': 1_000, '900000 → 800000': 1_000 };
  expect(await emailsSent()).toEqual(expected);
  await price(950_000);
  await fiveAtOnce();
  expect(await emailsSent()).toEqual(expected);
  await price(700_000, { percent: 10, ending: 0, startsAt: later(10), endsAt: later(60) });
  await fiveAtOnce();
  expected['800000 → 700000'] = 1_000;
  expect(await emailsSent()).toEqual(expected);
  await fiveAtOnce(later(9));
  expect(await emailsSent()).toEqual(expected);
  await fiveAtOnce(later(11));
  expected['700000 → 630000'] = 1_000;
  expect(await emailsSent()).toEqual(expected);
  await fiveAtOnce(later(12));
  expect(await emailsSent()).toEqual(expected);
});

test('after a rise only a price below what the customer knows is told: no old price is sold as a bargain', async () => {
  await savers(1);
  await price(900_000);
  await run();
  await price(1_500_000);
  await run();
  await price(950_000);
  await run();
  expect(await emailsSent()).toEqual({ '1000000 → 900000': 1 });
  await price(899_999);
  await run();
  expect(await emailsSent()).toEqual({ '1000000 → 900000': 1, '900000 → 899999': 1 });
});

test('whoever wants no such emails, is blocked, erased or unproven gets none, and none later for the same price', async () => {
  const { db } = real.database;
  await savers(4);
  await savers(1, sql`false`);
  const [blocked, erased, unproven] = await db.selectFrom('favourites').select('customer_id').limit(3).execute();
  const set = (id: number | undefined, changes: object) =>
    db
      .updateTable('customers')
      .set(changes)
      .where('id', '=', id ?? 0)
      .execute();
  const staff = await db
    .insertInto('staff_members')
    .values({ email: 'staff@tokhi.example', name: 'Сараа', password_hash: '$argon2id$test' })
    .returning('id')
    .executeTakeFirst();
  await set(blocked?.customer_id, { blocked_at: new Date(), blocked_by: staff?.id, blocked_reason: 'Залилан' });
  await set(erased?.customer_id, { erased_at: new Date(), name: null });
  await set(unproven?.customer_id, { email_confirmed_at: null });
  await price(900_000);
  await run();
  expect(await emailsSent()).toEqual({ '1000000 → 900000': 1 });
  await db.updateTable('customers').set({ wants_price_drop: true, email_confirmed_at: new Date() }).execute();
  await run();
  expect(await emailsSent()).toEqual({ '1000000 → 900000': 1 });
});

test('a change that was being written while the last run looked is told by the next', async () => {
  await savers(1);
  const client = await real.database.pool.connect();
  await client.query('begin');
  await client.query('update products set price_tug = 500000 where id = $1', [product.id]);
  await run();
  await client.query('commit');
  client.release();
  await run();
  expect(await emailsSent()).toEqual({ '1000000 → 500000': 1 });
});

test('a product that is not sold any more is told of to nobody', async () => {
  const { db } = real.database;
  await savers(1);
  await price(900_000);
  const withdrawn = (moment: Date | null) =>
    db.updateTable('products').set({ withdrawn_at: moment }).where('id', '=', product.id).execute();
  await withdrawn(new Date());
  await run();
  await withdrawn(null);
  expect(await emailsSent()).toEqual({});
});

test('the email tells product and price, and its key only until it is sent', async () => {
  await savers(1);
  await price(900_000);
  await run();
  const row = await real.database.db.selectFrom('notifications').selectAll().executeTakeFirstOrThrow();
  expect(row.subject).toBe(`${product.name} 100,000₮-өөр хямдарлаа`);
  expect(row.payload).toEqual({
    product: { code: product.code, name: product.name, picture: expect.stringMatching(/\.webp$/) },
    wasTug: 1e6,
    nowTug: 9e5,
  });
  const { letters_key } = await real.database.db
    .selectFrom('customers')
    .select('letters_key')
    .where('id', '=', row.customer_id ?? 0)
    .executeTakeFirstOrThrow();
  expect(row.secret).toEqual({ stopKey: letters_key });
});
