// Checkouts as nobody would think of them, through the real API: what the page shows is what is charged, everywhere. Some of them
// here; CHECKOUTS=2000 makes all.
import { lineShares } from '@tokhi/rules/order/line-shares';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOK_CHECKS, verifyBooks } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCode } from '../guards/rows.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { bodyOf, sendOrder, shownTo, totalShown } from './form-of-test.ts';
import { stockedProduct } from './stocked-product.ts';

const RUNS = Number(process.env['CHECKOUTS'] ?? 60);
const SEED = 20_261_116;
const real = databaseOfTest();
let shop: AppOfTest;
let codes: string[] = [];
const vouchers = ['БЭЛЭГ', 'ЖИЖИГ', 'ТОМ', 'ХАГАС'];

beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 });
  const shelf = fc.sample(
    fc.record({
      price_tug: fc.integer({ min: 1, max: 4_000_000 }),
      discount_percent: fc.integer({ min: 0, max: 99 }),
      bonus_percent: fc.integer({ min: 3, max: 100 }),
      china_delivery_tug: fc.integer({ min: 0, max: 90_000 }),
      weight_grams: fc.integer({ min: 0, max: 180_000 }),
      volume_ml: fc.integer({ min: 0, max: 900_000 }),
      ready_in_ulaanbaatar: fc.boolean(),
    }),
    { numRuns: 12, seed: SEED },
  );
  for (const one of shelf) {
    // Something is left of every price.
    const price_tug = Math.max(one.price_tug, 1_000);
    const made = await stockedProduct(db, 1_000_000, { ...one, price_tug, regular_price_tug: price_tug });
    codes.push(made.code);
  }
  codes = codes.toSorted((a, b) => a.localeCompare(b));
  const [unlimited, amounts] = [{ max_uses: null }, [30_000, 1, 9_000_000, 700_000]];
  for (const [index, code] of vouchers.entries()) {
    const kind = index % 2 === 0 ? 'voucher' : 'coupon';
    await insertCode(db, { code, kind, amount_tug: amounts[index] ?? 1, ...unlimited });
  }
});
afterAll(() => shop?.close());

const checkouts = fc.record({
  lines: fc.uniqueArray(fc.record({ at: fc.nat({ max: 11 }), qty: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ at }) => at,
  }),
  warehouse: fc.constantFrom(0 as const, 0 as const, 1 as const, 3 as const),
  district: fc.integer({ min: 1, max: 9 }),
  khoroo: fc.integer({ min: 1, max: 2 }),
  coupon: fc.constantFrom(null, null, ...vouchers),
  assemble: fc.integer({ min: 0, max: 5 }),
  mow: fc.integer({ min: 0, max: 5 }),
  vat: fc.boolean(),
  tariff: fc.constantFrom('by-weight', 'by-amount'),
});

test(`${RUNS} generated checkouts: page, reply, order and row have the same total, and shares of lines make the terms`, async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const property = fc.asyncProperty(checkouts, async ({ tariff, lines: picked, ...rest }) => {
    await db
      .updateTable('settings')
      .set({ value: sql`value || ${JSON.stringify({ tariff })}::jsonb` })
      .where('key', '=', 'checkout')
      .execute();
    const isDelivered = rest.warehouse === 0;
    const services = isDelivered ? {} : { assemble: 0, mow: 0 };
    const lines = picked.map(({ at, qty }) => ({ code: codes[at] ?? '', qty }));
    const form = { ...rest, ...services, lines };
    const shown = await shownTo(shop.app, buyer.token, form);
    const total = totalShown(shown, form);
    const made = await sendOrder(shop.app, buyer.token, bodyOf(shown, form));
    expect(made).toMatchObject({ status: 200 });
    const { ordernumber } = made.body;
    const incomplete = await askAs(shop.app, buyer.token, 'getIncompleteOrder', { ordernumber });
    const page = await askAs(shop.app, buyer.token, 'showOrder', { ordernumber });
    const list = await askAs(shop.app, buyer.token, 'showOrders');
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', ordernumber)
      .executeTakeFirstOrThrow();
    expect([
      row.total_tug,
      incomplete.body.order.total_amount,
      page.body.order.total_amount,
      list.body.order[0]?.total_amount,
    ]).toEqual([total.totalTug, total.totalTug, total.totalTug, total.totalTug]);
    const { order } = page.body;
    expect(total.amounts).toEqual({
      subtotal: order.subtotal,
      sale: 0 - order.discount,
      code: 0 - order.coupon,
      serviceFee: order.fee,
      delivery: order.tax,
      assembly: order.assemble,
      fixing: order.mow,
      chinaDelivery: order.chinaDeliver,
      lendingFee: order.lend_fee,
      usedBonus: 0 - order.used_bonus,
      vat: order.NOAT,
    });
    expect(order.add_bonus).toBe(total.earnedBonus);
    const sold = await db.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).execute();
    const shares = lineShares(
      sold.map((line) => ({
        priceTug: line.price_tug,
        salePriceTug: line.sale_price_tug,
        quantity: line.quantity,
        chinaDeliveryTug: line.china_delivery_tug,
      })),
      total.amounts,
    );
    expect(shares.reduce((sum, share) => sum + share.totalTug, 0)).toBe(total.totalTug);
    await askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber });
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  expect(await verifyBooks(db, BOOK_CHECKS)).toEqual([]);
}, 1_800_000);
