// The campaign price is computed alike in two languages, and is the same wherever it is shown (record 198).
import { priceShown } from '@tokhi/rules/money/price-shown';
import { PRICE_ENDINGS, salePrice } from '@tokhi/rules/money/sale-price';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changePrice, pricedProduct } from '../../src/modules/catalogue/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { orderAs } from '../orders/form-of-test.ts';
import { shopOfTest } from '../shop-of-test.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { isFull } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
const AT_ONCE = 500;
const SOFA = '70489216';
let app: AppOfTest;
beforeAll(async () => {
  app = await appOfTest(real.database);
  await sql`with more as (update stock_levels set on_hand = on_hand + 10 from products
      where products.id = product_id and code = ${SOFA} returning product_id, on_hand, reserved)
    insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason)
    select product_id, 10, on_hand, reserved, 'received' from more`.execute(real.database.db);
});
afterAll(() => app?.close());

/** Around every bound of the rounding, and elsewhere. */
const prices = fc.oneof(
  fc.integer({ min: 1, max: 3_000 }),
  fc.integer({ min: 1, max: 100_000_000 }),
  fc.integer({ min: 1, max: 5_000 }).map((thousands) => thousands * 1_000 - 100),
);
const campaign = fc.record({
  priceTug: prices,
  dearerTug: fc.nat(1_000_000),
  percent: fc.integer({ min: 0, max: 99 }),
  ending: fc.constantFrom(...PRICE_ENDINGS),
});

test('salePrice and campaign_price() say the same of generated prices, percents and endings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(campaign, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (campaigns) => {
      const { rows } = await sql<{ price: number; cut: number }>`
        select campaign_price(price, percent, ending) as price, cut_percent(regular, price, percent, ending) as cut
        from unnest(${campaigns.map((one) => one.priceTug)}::bigint[],
          ${campaigns.map((one) => one.priceTug + one.dearerTug)}::bigint[],
          ${campaigns.map((one) => one.percent)}::int[], ${campaigns.map((one) => one.ending)}::int[])
          with ordinality as given(price, regular, percent, ending, nth) order by nth`.execute(real.database.db);
      expect(rows).toEqual(
        campaigns.map(({ priceTug, dearerTug, percent, ending }) => {
          const { salePriceTug } = salePrice(priceTug, percent, ending);
          const regularTug = priceTug + dearerTug;
          return { price: salePriceTug, cut: priceShown({ regularTug, salePriceTug, family: false }).cutPercent };
        }),
      );
    }),
    { numRuns: isFull ? 200 : 10 },
  );
});

test.each([
  [0, 637_415],
  [100, 637_400],
  [900, 636_900],
])('card, page, cart, order, list and search show the same sum with the ending %i: %i', async (ending, costs) => {
  const { db } = real.database;
  const code = SOFA;
  const { id, category_id } = await db
    .selectFrom('products')
    .select(['id', 'category_id'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const price = {
    priceTug: 749_900,
    regularPriceTug: 749_900,
    campaign: { percent: 15, ending, startsAt: null, endsAt: null },
  };
  await inTransaction(db, (tx) => changePrice(tx, id, price, { staffId: null, reason: 'Кампанит' }));
  const shop = shopOfTest(db, () => DEMO_DAY, 'anew');
  await shop.refresh();
  const exactly = { price: [costs, costs] as [number, number] };
  const listed = await shop.ask('categoryProduct', { id: category_id, ...exactly } as never);
  const found = await shop.ask('search', { search: code });
  const page = await shop.ask('singleProduct', { id: code } as never);
  const { token } = await signedInCustomer(db);
  const inCart = await askAs(app.app, token, 'cartProduct', { products: [code] });
  const made = await orderAs(app.app, token, { lines: [{ code, qty: 2 }] });
  const { ordernumber } = made.body;
  const line = db.selectFrom('order_lines').innerJoin('orders', 'orders.id', 'order_id');
  const ordered = await line
    .select(['sale_price_tug', 'line_total_tug'])
    .where('order_number', '=', ordernumber)
    .executeTakeFirst();
  const shown = await askAs(app.app, token, 'showOrder', { ordernumber });
  expect({
    list: listed.product.find((card) => card.code === code)?.sale_price,
    search: found.product.find((card) => card.code === code)?.sale_price,
    page: page.single.sale_price,
    cart: inCart.body.product[0]?.sale_price,
    order: ordered,
    orderPage: shown.body.order.subtotal + 0 - shown.body.order.discount,
    email: (await pricedProduct(db, { code }, DEMO_DAY))?.nowTug,
  }).toEqual({
    ...{ list: costs, search: costs, page: costs, cart: costs },
    order: { sale_price_tug: costs, line_total_tug: 2 * costs },
    ...{ orderPage: 2 * costs, email: costs },
  });
});

test('the history remembers how a price ended', async () => {
  const { db } = real.database;
  const kept = await db.selectFrom('product_prices').select('discount_ending').orderBy('id', 'desc').limit(3).execute();
  expect(kept.map((row) => row.discount_ending)).toEqual([900, 100, 0]);
});
