// Sale speeds are computed every night, and products that sell out soon are proposed with their sum (record 215).
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countProductSpeeds } from '../../../src/modules/reports/public.ts';
import { sumUpDays } from '../../../src/modules/reports/sum-up-days.job.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { insertOrder, insertProduct, newOrderLine, paid } from '../../guards/rows.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { createPurchasing } from './purchasing-of-test.ts';

const DAY_MS = 86_400_000;
const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['owner']));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const { supplier, sent } = createPurchasing(() => real.database.db, ask);
const ago = (days: number) => new Date(DEMO_DAY.getTime() - days * DAY_MS);

/** An order paid `days` ago. */
async function sold(productId: number, quantity: number, days: number): Promise<void> {
  const { db } = real.database;
  const moment = ago(days);
  const id = await insertOrder(db, { created_at: moment });
  const total = { line_total_tug: 100_000 * quantity };
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, id, { product_id: productId, quantity, ...total }))
    .execute();
  const sums = { subtotal_tug: 100_000 * quantity, total_tug: 100_000 * quantity };
  await db
    .updateTable('orders')
    .set({ ...paid(), ...sums, submitted_at: moment, paid_at: moment })
    .where('id', '=', id)
    .execute();
}
/** A stock change `days` ago. */
async function moved(productId: number, onHand: number, days: number): Promise<void> {
  const { db } = real.database;
  const before = await db
    .selectFrom('stock_levels')
    .select('on_hand')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  const change = onHand - (before?.on_hand ?? 0);
  await db
    .insertInto('stock_levels')
    .values({ product_id: productId, on_hand: onHand })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ on_hand: onHand }))
    .execute();
  const movement = { product_id: productId, on_hand_change: change, on_hand_after: onHand, reserved_after: 0 };
  const reason = change > 0 ? 'received' : 'counted';
  await db
    .insertInto('stock_movements')
    .values({ ...movement, reason, created_at: ago(days) })
    .execute();
}
const night = async () => {
  await sumUpDays(dbAs(real.database.db, 'worker'), DEMO_DAY);
  await countProductSpeeds(real.database.db, DEMO_DAY);
};
const speeds = async () => {
  const rows = await real.database.db.selectFrom('product_speeds').selectAll().execute();
  return new Map(rows.map(({ product_id, pieces, days }) => [product_id, [pieces, days]]));
};

test('a product sells what it sold on its last seven days with stock; a night done twice counts the same', async () => {
  const { db } = real.database;
  const [steady, gone, idle] = [await insertProduct(db), await insertProduct(db), await insertProduct(db)];
  await moved(steady, 50, 30);
  await sold(steady, 3, 2);
  await sold(steady, 4, 12);
  // Sold out for the last four days; only the days before count.
  await moved(gone, 10, 30);
  await sold(gone, 6, 5);
  await moved(gone, 0, 5);
  await sold(gone, 2, 9);
  await moved(idle, 10, 30);
  await night();
  const counted = await speeds();
  expect([counted.get(steady), counted.get(gone), counted.get(idle)]).toEqual([[3, 7], [8, 7], undefined]);
  await night();
  expect(await speeds()).toEqual(counted);
  const yesterday = isoDate(ulaanbaatarDate(DEMO_DAY, -1));
  const row = db.selectFrom('report_products').select('is_sold_out').where('product_id', '=', gone);
  expect(await row.where('day', '=', yesterday).executeTakeFirst()).toEqual({ is_sold_out: true });
  expect((await ask('showPurchasing', {})).body.counted_on).toBe(yesterday);
});

test('what sells out before an order has come is listed with its proposal and its sum', async () => {
  const { db } = real.database;
  const { id, code } = await stockedProduct(db, 2);
  await db.insertInto('product_costs').values({ product_id: id, cost_fen: 248_000, changed_at: DEMO_DAY }).execute();
  await db.insertInto('product_speeds').values({ product_id: id, pieces: 3, days: 7 }).execute();
  const find = async (body: object = {}) =>
    (await ask('listSoonOut', body)).body.products.find((one: { code: string }) => one.code === code);
  expect(await find()).toMatchObject({
    ...{ remain: 2, sold: 3, sold_days: 7, speed: 0.43, days: 4, incoming: null, drafted: 0, supplier: null },
    proposal: { units: 13, wanted: 15, sellable: 2, coming: 0, days: 35, coming_days: 21, reserve_days: 14 },
    ...{ unit_fen: 248_000, total_fen: 3_224_000 },
  });
  const of = await supplier();
  const begun = { supplier: of.id, expected_on: '2026-11-25', lines: [{ code, units: 6 }] };
  const { number, version } = (await ask('createPurchase', begun)).body.purchase;
  expect(await find()).toMatchObject({ drafted: 6, incoming: null });
  await ask('sendPurchase', { number, version });
  expect(await find({ supplier: of.id })).toMatchObject({
    ...{ drafted: 0, incoming: { units: 6, expected_on: '2026-11-25' }, supplier: { id: of.id } },
    proposal: { units: 7, coming: 6 },
  });
  expect(await find({ supplier: null })).toBeUndefined();
  const head = (await ask('showPurchasing', {})).body;
  const { supplier: named } = head.suppliers.find(
    (one: { supplier: { id: number } | null }) => one.supplier?.id === of.id,
  );
  expect([named.name, head.coming.next.expected_on, head.yuan_rate.tug]).toEqual([of.name, '2026-11-25', 487]);
  await db.updateTable('stock_levels').set({ on_hand: 10 }).where('product_id', '=', id).execute();
  expect(await find()).toBeUndefined();
});

test('pages of the list go on where they ended, each product once', async () => {
  const { db } = real.database;
  await db.deleteFrom('product_speeds').execute();
  for (let at = 0; at < 30; at += 1) {
    const { id } = await stockedProduct(db, 1 + (at % 3));
    await db.insertInto('product_speeds').values({ product_id: id, pieces: 2, days: 7 }).execute();
  }
  const first = (await ask('listSoonOut', {})).body;
  const second = (await ask('listSoonOut', { after: first.next })).body;
  const codes = [...first.products, ...second.products].map(({ code }: { code: string }) => code);
  expect([first.total, first.products.length, second.next, new Set(codes).size]).toEqual([30, 25, null, 30]);
});

test('Today names what comes of a product that runs out', async () => {
  const { db } = real.database;
  const { first } = await sent([5]);
  const { id, code } = first;
  await db.insertInto('product_sales').values({ product_id: id, pieces: 70, counted_at: DEMO_DAY }).execute();
  const shown = (await ask('showToday', {})).body.goods.products.find((one: { code: string }) => one.code === code);
  expect(shown).toMatchObject({ remain: 1, incoming: { units: 5, expected_on: '2026-12-04' } });
});
