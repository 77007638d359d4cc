import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { demoProduct, insertCustomer } from './rows.ts';

const real = databaseOfTest();

test('a customer waits for a product once, and for a product that there is', async () => {
  const { db } = real.database;
  const [customer_id, { id: product_id }] = [await insertCustomer(db), await demoProduct(db)];
  const wait = (productId: number) =>
    db.insertInto('stock_alerts').values({ customer_id, product_id: productId }).execute();
  await wait(product_id);
  await expectRefusal(wait(product_id), 'a_product_is_waited_for_once');
  await expectRefusal(wait(0), 'stock_alerts_product_id_fkey');
});

test('no arrival is of no pieces, and stock that comes is noted only where somebody waits', async () => {
  const { db } = real.database;
  const { id: product_id } = await demoProduct(db);
  await db.deleteFrom('stock_alerts').execute();
  const none = db.insertInto('stock_arrivals').values({ product_id, pieces: 0 }).execute();
  await expectRefusal(none, 'pieces_came');
  const come = () =>
    db
      .updateTable('stock_levels')
      .set((eb) => ({ on_hand: eb('on_hand', '+', 3) }))
      .where('product_id', '=', product_id)
      .execute();
  const arrivals = () => db.selectFrom('stock_arrivals').select('pieces').execute();
  await come();
  expect(await arrivals()).toEqual([]);
  await db
    .insertInto('stock_alerts')
    .values({ customer_id: await insertCustomer(db), product_id })
    .execute();
  await come();
  await come();
  expect(await arrivals()).toEqual([{ pieces: 6 }]);
});

test('a key that stops emails is of one customer, and the state of the price emails is one row', async () => {
  const { db } = real.database;
  const [one, other] = [await insertCustomer(db), await insertCustomer(db)];
  const keyOf = (id: number) => db.selectFrom('customers').select('letters_key').where('id', '=', id);
  const { letters_key } = await keyOf(one).executeTakeFirstOrThrow();
  const taken = db.updateTable('customers').set({ letters_key }).where('id', '=', other).execute();
  await expectRefusal(taken, 'a_letters_key_is_one_customers');
  const second = (only_row: boolean) =>
    db.insertInto('price_letters_state').values({ only_row, looked_until: new Date() }).execute();
  await expectRefusal(second(true), 'price_letters_state_pkey');
  await expectRefusal(second(false), 'there_is_one_row');
});
