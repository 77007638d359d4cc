// Generated checkouts through the real API: the charged sum is what the page shows, everywhere. A few of them
// here; CHECKOUTS=2000 makes all.
import { lineShares } from '@tokhi/rules/order/line-shares';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus, INVARIANT_CHECKS, verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { sizeOf } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';
import { bodyOf, orderAs, sendOrder, shownTo, totalShown } from './form-of-test.ts';
import { fillShelf, generatedForms, setTariff, tariffs } from './generated-forms.ts';
import { sumsOfEmail } from './sums-of-email.ts';

const RUNS = sizeOf('CHECKOUTS');
const SEED = 20_261_116;
const real = databaseOfTest();
let shop: AppOfTest;
let codes: string[] = [];
beforeAll(async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 });
  codes = await fillShelf(real.database.db, SEED);
});
afterAll(() => shop?.close());

test(`${RUNS} generated checkouts: page, reply, order and row have the same total, and shares of lines make the terms`, async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const property = fc.asyncProperty(
    generatedForms(() => codes),
    tariffs,
    async (form, tariff) => {
      await setTariff(db, tariff);
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
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
}, 1_800_000);

const EMAILS = Math.ceil(RUNS / 5);

test(`the mails of ${EMAILS} generated orders: lines make the goods, rows make the total that is asked for and was paid`, async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const property = fc.asyncProperty(
    generatedForms(() => codes),
    tariffs,
    async (form, tariff) => {
      await setTariff(db, tariff);
      const { ordernumber } = (await orderAs(shop.app, buyer.token, form)).body;
      const { id, total_tug } = await db
        .updateTable('orders')
        .set({ payment_method: 'qpay', submitted_at: DEMO_DAY })
        .where('order_number', '=', ordernumber)
        .returning(['id', 'total_tug'])
        .executeTakeFirstOrThrow();
      await inTransaction(db, (tx) => changeStatus(tx, id, 'paid', { mover: 'system' }, DEMO_DAY));
      for (const event of ['order-made', 'order-paid']) {
        const sums = await sumsOfEmail(db, `${event}:${ordernumber}:email`);
        expect(sums).toEqual({ lines: sums.goods, goods: sums.goods, rows: total_tug, total: total_tug });
      }
    },
  );
  await fc.assert(property, { numRuns: EMAILS, seed: SEED, endOnFailure: true });
}, 1_800_000);
