// The figures of a report match the orders, refunds and points; an interrupted or repeated nightly run changes nothing.
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { promisedBy } from '@tokhi/rules/delivery/delivery-promise';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { periodBefore } from '../../../src/modules/reports/show-report.ts';
import { countPopularity, sumUpDays } from '../../../src/modules/reports/sum-up-days.job.ts';
import { fillDemoOrders } from '../../../src/seed/demo-orders/fill-demo-orders.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie: string;
/** The night after the demo orders. */
const NIGHT = new Date(DEMO_DAY.getTime() + 86_400_000);
const dayOf = (at: Date) => isoDate(ulaanbaatarDate(at));
const YESTERDAY = isoDate(ulaanbaatarDate(NIGHT, -1));

beforeAll(async () => {
  const { db } = real.database;
  const asked = { orders: 250, numberKey: 'a key of order numbers for tests', now: DEMO_DAY, say: () => undefined };
  await fillDemoOrders(db, asked);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['finance']));
  await sumUpDays(dbAs(db, 'worker'), NIGHT);
});
afterAll(() => admin?.close());

const report = async (from: string, to: string) => (await askAdmin(admin, 'showReport', { from, to }, { cookie })).body;
const daysBefore = (days: number) => isoDate(ulaanbaatarDate(NIGHT, -days));

test('sums of a period are those of its orders, and the period before is compared with its own', async () => {
  const { db } = real.database;
  const orders = await db.selectFrom('orders').selectAll().where('paid_at', 'is not', null).execute();
  const [from, to] = [daysBefore(14), YESTERDAY];
  const found = await report(from, to);
  expect(found.before).toEqual(periodBefore({ from, to }));
  const periods = [
    [found.sums, { from, to }],
    [found.sums_before, found.before],
  ] as const;
  for (const [sums, period] of periods) {
    const isIn = (at: Date | null) => at !== null && period.from <= dayOf(at) && dayOf(at) <= period.to;
    const paid = orders.filter(({ paid_at }) => isIn(paid_at));
    const came = orders.filter(({ delivered_at }) => isIn(delivered_at));
    const inTime = came.filter(
      ({ paid_at, delivered_at, source }) =>
        dayOf(delivered_at as Date) <= isoDate(promisedBy(paid_at as Date, source as OrderSource)),
    );
    expect(sums).toMatchObject({
      ...{ orders: paid.length, sales: paid.reduce((sum, { total_tug }) => sum + total_tug, 0) },
      ...{ delivered: came.length, in_time: inTime.length },
    });
  }
  expect(found.sums.orders).toBeGreaterThan(0);
  expect(found.sums_before.delivered).toBeGreaterThan(0);
  expect(found.counted).toMatchObject({ day: YESTERDAY });
});

test('methods, categories and brands come to the same sum as the lines and orders they are of', async () => {
  const { db } = real.database;
  const [from, to] = [daysBefore(30), YESTERDAY];
  const { sums, methods, categories, brands } = await report(from, to);
  const sumOf = (rows: { sales: number }[]) => rows.reduce((sum, { sales }) => sum + sales, 0);
  expect(sumOf(methods)).toBe(sums.sales);
  const { lines } = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(sql<number>`sum(line_total_tug)::bigint`.as('lines'))
    .where('paid_at', '>=', new Date(`${from}T00:00:00+08:00`))
    .executeTakeFirstOrThrow();
  expect([sumOf(categories), sumOf(brands)]).toEqual([lines, lines]);
  expect(methods.every(({ name }: { name: string }) => name !== '')).toBe(true);
});

test('margin is what goods of a known cost brought and cost, shown to those who may see costs alone', async () => {
  const { db } = real.database;
  const days = db.selectFrom('report_goods').select(['category_id', 'day']).orderBy('day', 'desc').limit(1);
  const { category_id, day } = await days.executeTakeFirstOrThrow();
  await db
    .updateTable('report_goods')
    .set({ known_tug: sql`sales_tug`, cost_fen: 20_000 })
    .where('category_id', '=', category_id)
    .where('day', '=', day)
    .execute();
  const rows = db.selectFrom('report_goods').select(['sales_tug']).where('category_id', '=', category_id);
  const sold = await rows.where('day', '=', day).execute();
  const [from, to] = [String(day), String(day)];
  const isOf = ({ id }: { id: number }) => id === category_id;
  expect((await report(from, to)).categories.find(isOf).margin).toEqual({
    ...{ known: sold.reduce((sum, { sales_tug }) => sum + sales_tug, 0), known_before: 0, cost_before: 0 },
    // 200 yuan at 487 tugrik, by category and brand.
    cost: sold.length * 200 * 487,
  });
  const seller = await logIn(admin, await insertMember(db, ['orders']));
  const { body } = await askAdmin(admin, 'showReport', { from, to }, { cookie: seller });
  expect(body.categories.find(isOf)).not.toHaveProperty('margin');
});

test('the bonus that customers hold is that of the ledger, and a period leads from its start to its end', async () => {
  const { bonus } = (await report(daysBefore(10), YESTERDAY)).sums;
  const { owed } = await real.database.db
    .selectFrom('bonus_ledger')
    .select(sql<number>`coalesce(sum(points), 0)::bigint`.as('owed'))
    .executeTakeFirstOrThrow();
  expect(bonus.owed).toBe(owed);
  expect(bonus.owed_before + bonus.given - bonus.spent - bonus.taken_back + bonus.adjusted).toBe(bonus.owed);
});

test('a night done twice, or one after nights that nobody counted, leaves each day counted once', async () => {
  const { db } = real.database;
  const all = () => db.selectFrom('report_days').selectAll().orderBy('day').execute();
  const counted = await all();
  await sumUpDays(dbAs(db, 'worker'), NIGHT);
  expect(await all()).toEqual(counted);
  await db.deleteFrom('report_days').where('day', '>=', daysBefore(5)).execute();
  await sumUpDays(dbAs(db, 'worker'), NIGHT);
  expect(await all()).toEqual(counted);
});

test('popularity is what sold lately, written only where it differs; a demo shop keeps its own', async () => {
  const { db } = real.database;
  const products = () =>
    db
      .selectFrom('products')
      .select(['id', 'popularity', sql`xmin::text`.as('row')])
      .orderBy('id')
      .execute();
  const before = await products();
  await countPopularity(db, NIGHT);
  expect(await products()).toEqual(before);

  await db.updateTable('settings').set({ value: '{}' }).where('key', '=', 'reports').execute();
  await countPopularity(db, NIGHT);
  const counted = await products();
  const sold = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['product_id', sql<number>`sum(quantity)::int`.as('pieces')])
    .where('paid_at', '>=', new Date(`${daysBefore(30)}T00:00:00+08:00`))
    .where('status', '<>', 'refunded')
    .groupBy('product_id')
    .execute();
  const pieces = new Map(sold.map((one) => [one.product_id, one.pieces]));
  expect(counted.map(({ id, popularity }) => [id, popularity])).toEqual(
    counted.map(({ id }) => [id, pieces.get(id) ?? 0]),
  );
  await countPopularity(db, NIGHT);
  expect(await products()).toEqual(counted);
});

test('a period that ends before it begins, or is longer than a year, is refused', async () => {
  for (const [from, to] of [
    ['2026-11-15', '2026-11-14'],
    ['2025-01-01', '2026-11-14'],
  ]) {
    const { status } = await askAdmin(admin, 'showReport', { from, to }, { cookie });
    expect(status).toBe(400);
  }
});
