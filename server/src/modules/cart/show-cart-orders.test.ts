import { calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertOrder } from '../../../test/guards/rows.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

async function tabs({ token }: CustomerOfTest, query: Record<string, string> = {}): Promise<ReplyOf<'cartOrders'>> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ method: 'GET', url: calls.cartOrders.path, query, headers });
  return calls.cartOrders.reply.parse(answer.json());
}

test('orders come by twenty, the newest first, and a page there is not is the last one', async () => {
  const customer = await signedInCustomer(real.database.db);
  for (let made = 0; made < 23; made += 1) {
    await insertOrder(real.database.db, {
      customer_id: customer.id,
      order_number: `IK30${String(made).padStart(8, '0')}`,
    });
  }
  await insertOrder(real.database.db, { order_number: 'IK3100000099' });
  const first = await tabs(customer);
  expect(first.orders).toHaveLength(20);
  expect(first.orders[0]).toMatchObject({ ordernumber: 'IK3000000022', status: 'pending', lend_fee: 0 });
  expect(first.pagination).toEqual({ page: 1, pageSize: 20, totalProduct: 23, totalPage: 2 });
  for (const page of ['2', '9']) {
    const { orders, pagination } = await tabs(customer, { page });
    expect([orders.map(({ ordernumber }) => ordernumber), pagination.page]).toEqual([
      ['IK3000000002', 'IK3000000001', 'IK3000000000'],
      2,
    ]);
  }
});

test('the saved products are there as cards, and somebody without either has two empty tabs', async () => {
  const customer = await signedInCustomer(real.database.db);
  expect(await tabs(customer)).toMatchObject({ orders: [], fav: [], pagination: { page: 1, totalPage: 0 } });
  await askAs(shop.app, customer.token, 'addFavourite', { id: '70489215' });
  expect((await tabs(customer)).fav.map(({ code }) => code)).toEqual(['70489215']);
});
