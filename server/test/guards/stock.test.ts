import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectAppendOnly, expectNeverDeleted, expectRefusal, tally } from './refusals.ts';
import { insertOrder, insertProduct, insertStockedProduct } from './rows.ts';

const real = databaseOfTest();

const level = (productId: number) =>
  real.database.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved', 'remain'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();

/** Takes a piece without checking the stock: only the table can stop it. */
const takeBlindly = (db: Db, productId: number, pieces = 1) =>
  db
    .updateTable('stock_levels')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', pieces) }))
    .where('product_id', '=', productId)
    .executeTakeFirst();

/** Takes a piece as decision 14 says. */
const takeIfThere = async (db: Db, productId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('stock_levels')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', 1) }))
    .where('product_id', '=', productId)
    .where('remain', '>=', 1)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

test('stock on hand, reserved and remaining are never below zero', async () => {
  const { db } = real.database;
  const product = await insertStockedProduct(db, 2);
  const set = (change: { on_hand?: number; reserved?: number }) =>
    db.updateTable('stock_levels').set(change).where('product_id', '=', product).execute();
  await expectRefusal(set({ on_hand: -1 }), 'stock_is_never_negative');
  await expectRefusal(set({ reserved: -1 }), 'reserved_is_never_negative');
  await expectRefusal(set({ reserved: 3 }), 'stock_is_never_oversold');
  await set({ reserved: 2 });
  await expectRefusal(set({ on_hand: 1 }), 'stock_is_never_oversold');
  expect(await level(product)).toEqual({ on_hand: 2, reserved: 2, remain: 0 });
});

test('what remains is computed, and nobody can write another figure', async () => {
  const { db } = real.database;
  const product = await insertStockedProduct(db, 4);
  const lie = sql`update stock_levels set remain = 9 where product_id = ${product}`.execute(db);
  await expect(lie).rejects.toMatchObject({ code: '428C9' });
  expect(await level(product)).toMatchObject({ remain: 4 });
});

test('thirty buyers of five pieces at the same moment, none of whom looks first: five get one', async () => {
  const product = await insertStockedProduct(real.database.db, 5);
  const outcomes = await allAtOnce(real.url, 30, (tx) => takeBlindly(tx, product));
  expect(tally(outcomes)).toEqual({ accepted: 5, refused: { stock_is_never_oversold: 25 } });
  expect(await level(product)).toEqual({ on_hand: 5, reserved: 5, remain: 0 });
});

test('thirty buyers who take a piece only if there is one: five get one, and nobody meets an error', async () => {
  const product = await insertStockedProduct(real.database.db, 5);
  const outcomes = await allAtOnce(real.url, 30, (tx) => takeIfThere(tx, product));
  expect(tally(outcomes)).toEqual({ accepted: 30, refused: {} });
  const taken = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 0));
  expect(taken.filter((pieces) => pieces === 1)).toHaveLength(5);
  expect(await level(product)).toEqual({ on_hand: 5, reserved: 5, remain: 0 });
});

test('the last piece is sold once: the second buyer waits for the first, and then finds nothing', async () => {
  const { db } = real.database;
  const product = await insertStockedProduct(db, 1);
  const take = (tx: Db) => takeIfThere(tx, product);
  expect(await whileAnotherIsOpen(db, take, take)).toBe(0);
  expect(await level(product)).toEqual({ on_hand: 1, reserved: 1, remain: 0 });
});

test('the last piece goes to the second buyer when the first gives up', async () => {
  const { db } = real.database;
  const product = await insertStockedProduct(db, 1);
  const take = (tx: Db) => takeBlindly(tx, product);
  await whileAnotherIsOpen(db, take, take, 'give up');
  expect(await level(product)).toEqual({ on_hand: 1, reserved: 1, remain: 0 });
});

test('an order holds a product once, also when it asks twice at the same moment', async () => {
  const { db } = real.database;
  const reservation = { order_id: await insertOrder(db), product_id: await insertProduct(db), quantity: 2 };
  const insert = (tx: Db) => tx.insertInto('stock_reservations').values(reservation).execute();
  await expectRefusal(whileAnotherIsOpen(db, insert, insert), 'one_reservation_per_order_and_product');
  const stored = db
    .selectFrom('stock_reservations')
    .select(['status', 'quantity'])
    .where('order_id', '=', reservation.order_id);
  expect(await stored.execute()).toEqual([{ status: 'held', quantity: 2 }]);
});

/** What the expiry of an order does to its stock; the table, not this code, checks that it is reserved. */
async function release(tx: Db, reservation: { order_id: number; product_id: number }): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ status: 'released', settled_at: new Date() })
    .where('order_id', '=', reservation.order_id)
    .where('product_id', '=', reservation.product_id)
    .execute();
  await takeBlindly(tx, reservation.product_id, -2);
}

async function reservedGoods(): Promise<{ order_id: number; product_id: number }> {
  const { db } = real.database;
  const reservation = { order_id: await insertOrder(db), product_id: await insertStockedProduct(db, 7) };
  await db
    .insertInto('stock_reservations')
    .values({ ...reservation, quantity: 2 })
    .execute();
  await takeBlindly(db, reservation.product_id, 5);
  return reservation;
}

test('goods released once are not given back again, though the expiry runs twice at the same moment', async () => {
  const { db } = real.database;
  const reservation = await reservedGoods();
  const expire = (tx: Db) => release(tx, reservation);
  await expectRefusal(whileAnotherIsOpen(db, expire, expire), 'a_settled_reservation_stays_settled');
  expect(await level(reservation.product_id)).toEqual({ on_hand: 7, reserved: 3, remain: 4 });
});

test.each(['released', 'consumed'])(
  'goods that were %s can be neither held again nor settled otherwise',
  async (end) => {
    const { db } = real.database;
    const reservation = await reservedGoods();
    const mine = db.updateTable('stock_reservations').where('order_id', '=', reservation.order_id);
    await mine.set({ status: end, settled_at: new Date() }).execute();
    const rule = 'a_settled_reservation_stays_settled';
    await expectRefusal(mine.set({ status: 'held', settled_at: null }).execute(), rule);
    await expectRefusal(mine.set({ status: 'consumed', settled_at: new Date() }).execute(), rule);
    await expectRefusal(mine.set({ quantity: 1 }).execute(), rule);
    const kept = db
      .selectFrom('stock_reservations')
      .select(['status', 'quantity'])
      .where('order_id', '=', reservation.order_id);
    expect(await kept.execute()).toEqual([{ status: end, quantity: 2 }]);
  },
);

test('a reservation keeps its order, its product and its pieces while it is held', async () => {
  const { db } = real.database;
  const reservation = await reservedGoods();
  const mine = db.updateTable('stock_reservations').where('order_id', '=', reservation.order_id);
  const rule = 'a_reservation_keeps_what_it_holds';
  for (const quantity of [1, 3]) await expectRefusal(mine.set({ quantity }).execute(), rule);
  await expectRefusal(mine.set({ product_id: await insertStockedProduct(db, 7) }).execute(), rule);
  await expectRefusal(mine.set({ order_id: await insertOrder(db) }).execute(), rule);
  const shrunk = { quantity: 1, status: 'released', settled_at: new Date() };
  await expectRefusal(mine.set(shrunk).execute(), rule);
  const kept = db.selectFrom('stock_reservations').select(['product_id', 'quantity', 'status']);
  const { product_id } = reservation;
  expect(await kept.where('order_id', '=', reservation.order_id).execute()).toEqual([
    { product_id, quantity: 2, status: 'held' },
  ]);
});

test('reservations are never deleted, neither open nor finished ones', async () => {
  const { db } = real.database;
  const { order_id } = await reservedGoods();
  await reservedGoods();
  const consumed = db.updateTable('stock_reservations').set({ status: 'consumed', settled_at: new Date() });
  await consumed.where('order_id', '=', order_id).execute();
  await expectNeverDeleted(db, 'stock_reservations', 'stock_reservations_are_never_deleted');
});

test('a reservation is of at least one piece, and has a time when it is finished', async () => {
  const { db } = real.database;
  const reservation = { order_id: await insertOrder(db), product_id: await insertProduct(db) };
  const insert = (row: { quantity: number; status?: string; settled_at?: Date }) =>
    db
      .insertInto('stock_reservations')
      .values({ ...reservation, ...row })
      .execute();
  await expectRefusal(insert({ quantity: 0 }), 'a_reservation_holds_at_least_one');
  await expectRefusal(insert({ quantity: 1, status: 'released' }), 'a_settled_reservation_has_its_time');
  await expectRefusal(insert({ quantity: 1, settled_at: new Date() }), 'a_settled_reservation_has_its_time');
  await expectRefusal(insert({ quantity: 1, status: 'lost', settled_at: new Date() }), 'a_reservation_status_is_known');
  expect(await db.selectFrom('stock_reservations').where('order_id', '=', reservation.order_id).execute()).toEqual([]);
});

test('a movement of stock moves something, leaves real stock and names its order', async () => {
  const { db } = real.database;
  const product_id = await insertProduct(db);
  const insert = (row: { on_hand_change?: number; on_hand_after: number; reserved_after: number; reason: string }) =>
    db
      .insertInto('stock_movements')
      .values({ product_id, ...row })
      .execute();
  const received = { on_hand_change: 3, on_hand_after: 3, reserved_after: 0, reason: 'received' };
  await expectRefusal(insert({ ...received, on_hand_change: 0 }), 'a_movement_moves_something');
  await expectRefusal(insert({ ...received, reserved_after: 4 }), 'a_movement_leaves_real_stock');
  await expectRefusal(insert({ ...received, reason: 'consumed' }), 'an_order_moves_its_own_stock');
  await expectRefusal(insert({ ...received, reason: 'stolen' }), 'a_movement_reason_is_known');
  await insert(received);
  const kept = db.selectFrom('stock_movements').select('reason').where('product_id', '=', product_id);
  expect(await kept.execute()).toEqual([{ reason: 'received' }]);
});

test('the movements of stock are only ever added to', async () => {
  const { db } = real.database;
  const product_id = await insertProduct(db);
  const received = { on_hand_change: 3, on_hand_after: 3, reserved_after: 0, reason: 'received' };
  await db
    .insertInto('stock_movements')
    .values({ product_id, ...received })
    .execute();
  await expectAppendOnly(db, 'stock_movements', 'note', 'stock_movements_are_append_only');
});
