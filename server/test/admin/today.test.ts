import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumUpSales } from '../../src/modules/orders/admin/sum-up-sales.job.ts';
import { sumUpSearches } from '../../src/modules/search/learning/sum-up-searches.job.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest, dbAs } from '../database-of-test.ts';
import { insertOrder, paid } from '../guards/rows.ts';
import { paidOrder } from '../paid-order-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  for (const role of ['owner', 'warehouse', 'content'] as const)
    cookies.set(role, await logIn(admin, await insertMember(real.database.db, [role])));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const show = async (role: StaffRole = 'owner') =>
  (await askAdmin(admin, 'showToday', {}, { cookie: cookies.get(role) })).body;
const DAY_MS = 86_400_000;
const at = (moment: Date) => ({ ...paid(), created_at: moment, submitted_at: moment, paid_at: moment });

test('orders in work are counted by step with those that are late', async () => {
  const { db } = real.database;
  await insertOrder(db, at(new Date(DEMO_DAY.getTime() - 40 * DAY_MS)));
  await insertOrder(db, at(new Date(DEMO_DAY.getTime() - 60_000)));
  expect((await show()).steps).toMatchObject({ counted_at: null, delivered: { orders: 0, days: null } });
  await sumUpSales(dbAs(db, 'worker'), DEMO_DAY);
  const { steps } = await show();
  expect(steps.counted_at).toBe(DEMO_DAY.toISOString());
  expect(steps.on_way.map(({ status }: { status: string }) => status)).toEqual([
    ...['paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock'],
  ]);
  expect(steps.on_way[0]).toEqual({ status: 'paid', orders: 2, late: 1, usual_hours: 0 });
  expect(steps.plan).toEqual({ delivery: 0, pickup: 0, pickup_long: 0 });
});

test('sales of the day stand beside those of the same weekday before, however often they are summed up', async () => {
  const { db } = real.database;
  const { totalTug } = await paidOrder(db, shop.app);
  await insertOrder(db, at(new Date(DEMO_DAY.getTime() - 7 * DAY_MS)));
  for (const _twice of [1, 2]) await sumUpSales(dbAs(db, 'worker'), DEMO_DAY);
  const { sales } = await show();
  expect(sales).toMatchObject({ today: totalTug + 200_000, orders: 2, before: 200_000 });
  expect(sales.hours.at(-1)).toBe(sales.today);
  expect([sales.hours_before.length, sales.hours_before.at(-1)]).toEqual([24, 200_000]);
});

test('goods that a fortnight would sell out are named, those that end first first', async () => {
  const { db } = real.database;
  const { goods } = await paidOrder(db, shop.app);
  await sumUpSales(dbAs(db, 'worker'), DEMO_DAY);
  const shown = (await show()).goods;
  const named = shown.products.find(({ code }: { code: string }) => code === goods.code);
  expect(named).toMatchObject({ remain: 3, sold: 2, days: 10 });
  await sql`update stock_levels set on_hand = on_hand + 1 where product_id = ${goods.id}`.execute(db);
  const later = (await show()).goods.products.map(({ code }: { code: string }) => code);
  expect(later).not.toContain(goods.code);
});

test('searches of the last week that found nothing are told with how often, none that may name a person or is hidden', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['orders']);
  const asked = (day: string, query: string, hits: number, count: number) =>
    db.insertInto('search_queries').values({ day, query, level: 'none', hits, asked: count }).execute();
  await asked('2026-11-14', 'тумбочка', 0, 8);
  await asked('2026-11-13', 'тумбочка', 0, 3);
  await asked('2026-11-14', 'буйдан', 7, 90);
  await asked('2026-10-14', 'зуух', 0, 90);
  // Once or twice: the text may be a person's name (record 212).
  await asked('2026-11-14', 'лхаасүрэн', 0, 2);
  await asked('2026-11-14', 'муу үг', 0, 50);
  await db
    .insertInto('hidden_searches')
    .values({ query: 'муу үг', staff_id: member.id, hidden_at: DEMO_DAY })
    .execute();
  await sumUpSearches(dbAs(db, 'worker'), DEMO_DAY);
  expect((await show()).goods.missed).toEqual([{ query: 'тумбочка', asked: 11 }]);
});

test('each role sees what it may', async () => {
  const shownTo = async (role: StaffRole) => {
    const { steps, sales, goods } = await show(role);
    return [steps !== null, sales !== null, goods !== null];
  };
  expect(await shownTo('owner')).toEqual([true, true, true]);
  expect(await shownTo('warehouse')).toEqual([true, false, false]);
  expect(await shownTo('content')).toEqual([false, false, false]);
});
