import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { whileAnotherIsOpen } from '../../../test/guards/races.ts';
import { insertOrder } from '../../../test/guards/rows.ts';
import { stockedProduct } from '../../../test/orders/stocked-product.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { reserveStock } from './reserve-stock.ts';

const real = databaseOfTest();

/** Two products of five pieces; one open order has reserved `taken` of each while another one wants `wanted`. */
async function reserveTwice(taken: number, wanted: number, end: 'commit' | 'give up' = 'commit') {
  const { db } = real.database;
  const goods = [await stockedProduct(db, 5), await stockedProduct(db, 5)];
  const [first, second] = [await insertOrder(db), await insertOrder(db)];
  const piecesOf = (quantity: number) => goods.map(({ id }) => ({ productId: id, quantity }));
  const missing = await whileAnotherIsOpen(
    db,
    (tx) => reserveStock(tx, first, piecesOf(taken), DEMO_DAY),
    (tx) => reserveStock(tx, second, piecesOf(wanted), DEMO_DAY),
    end,
  );
  const ids = goods.map(({ id }) => id);
  const levels = db.selectFrom('stock_levels').select('reserved').where('product_id', 'in', ids).execute();
  const movements = db
    .selectFrom('stock_movements')
    .select(['order_id', 'reserved_after'])
    .where('product_id', 'in', ids)
    .where('reason', '=', 'reserved')
    .orderBy('id')
    .execute();
  return {
    missing,
    ids,
    first,
    second,
    levels: (await levels).map(({ reserved }) => reserved),
    movements: await movements,
  };
}

test('a reservation that waited for another one adds to what that one left', async () => {
  const { missing, levels, movements, first, second } = await reserveTwice(2, 3);
  expect([missing, levels]).toEqual([[], [5, 5]]);
  expect(movements.map(({ order_id, reserved_after }) => [order_id, reserved_after])).toEqual([
    [first, 2],
    [first, 2],
    [second, 5],
    [second, 5],
  ]);
});

test('a reservation that waited for another one and finds too little takes nothing, and says what remains', async () => {
  const { missing, levels, movements, ids, first } = await reserveTwice(3, 3);
  expect(missing).toEqual(ids.map((productId) => ({ productId, remain: 2 })));
  expect(levels).toEqual([3, 3]);
  expect(movements.map(({ order_id }) => order_id)).toEqual([first, first]);
});

test('a reservation that waited for one that was rolled back has all of it', async () => {
  const { missing, levels } = await reserveTwice(5, 5, 'give up');
  expect([missing, levels]).toEqual([[], [5, 5]]);
});
