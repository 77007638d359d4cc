import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { orderAs } from '../../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../../test/orders/stocked-product.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

test('an order that is fetched tells where and when, also after its store has closed', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const { code } = await stockedProduct(db, 1);
  const { ordernumber } = (await orderAs(shop.app, buyer.token, { lines: [{ code, qty: 1 }], warehouse: 3 })).body;
  const place = db.selectFrom('pickup_places').select(['name', 'address', 'hours']).where('id', '=', 3);
  const promised = await place.executeTakeFirstOrThrow();
  expect(promised.hours).not.toBe('');
  await db.updateTable('pickup_places').set({ active: false }).where('id', '=', 3).execute();
  for (const name of ['showOrder', 'getIncompleteOrder'] as const) {
    const { body } = await askAs(shop.app, buyer.token, name, { ordernumber });
    expect(body.order).toMatchObject({ warehouse: 3, pickup: promised });
  }
});
