import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertCode } from '../../../../test/guards/rows.ts';
import { type FormOfTest, orderAs } from '../../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../../test/orders/stocked-product.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

async function bought(form: Partial<FormOfTest>) {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 5);
  const { body } = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 2 }], ...form });
  const row = db.selectFrom('orders').select('id').where('order_number', '=', body.ordernumber);
  return { buyer, ordernumber: body.ordernumber, id: (await row.executeTakeFirstOrThrow()).id };
}

const ask = <Name extends 'showOrder' | 'cancelOrder'>({ token }: CustomerOfTest, name: Name, ordernumber: string) =>
  askAs(shop.app, token, name, { ordernumber });

test('every term is told in words, and one of another day’s tariff says so', async () => {
  const { db } = real.database;
  await insertCode(db, { code: 'ҮГЭЭР', kind: 'coupon', amount_tug: 10_000 });
  const form = { warehouse: 0, district: 1, khoroo: 1, assemble: 2, coupon: 'ҮГЭЭР' } as const;
  const { buyer, ordernumber } = await bought(form);
  const termsOf = async () => (await ask(buyer, 'showOrder', ordernumber)).body.order.terms;
  const terms = await termsOf();
  const { total_amount } = (await ask(buyer, 'showOrder', ordernumber)).body.order;
  expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_amount);
  expect(Object.fromEntries(terms.map(({ name, explanation }) => [name, explanation]))).toMatchObject({
    subtotal: '2 ширхэг барааны үнэ.',
    code: 'Купоноор хасагдсан дүн. Хямдралын дараах барааны үнийн талаас хэтрэхгүй.',
    delivery: expect.stringMatching(/^(Ойрын|Дунд|Холын) бүс: хүргэлт /),
    assembly: 'Угсралт: 2 ширхэг × 30,000₮.',
  });
  // An ended order has the same explanation, although its code is free again.
  await ask(buyer, 'cancelOrder', ordernumber);
  expect(await termsOf()).toEqual(terms);
  const older = await bought({ warehouse: 0, district: 1, khoroo: 1 });
  await db
    .updateTable('orders')
    .set({ delivery_tug: sql`delivery_tug + 1`, total_tug: sql`total_tug + 1` })
    .where('id', '=', older.id)
    .execute();
  const { body } = await ask(older.buyer, 'showOrder', older.ordernumber);
  expect(body.order.terms.find(({ name }) => name === 'delivery')?.explanation).toBe(
    'Захиалсан өдрийн тарифаар тооцсон.',
  );
});
