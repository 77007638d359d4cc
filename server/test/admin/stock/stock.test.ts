// Receiving, counting and writing off, and a blind stocktake of a shelf (record 201).
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { verifyInvariants } from '../../../src/modules/orders/public.ts';
import { reserveStock, stockInvariants } from '../../../src/modules/stock/public.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { insertOrder } from '../../guards/rows.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['warehouse'], { name: 'Ганаа' }));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, headers = {}) =>
  askAdmin(admin, name, body, { cookie, headers });
const now = () => admin.clock.now;
const product = (onHand: number) => stockedProduct(real.database.db, onHand);
/** An order that reserves `quantity` units; its number. */
async function reserve(productId: number, quantity: number): Promise<string> {
  const { db } = real.database;
  const id = await insertOrder(db);
  expect(await inTransaction(db, (tx) => reserveStock(tx, id, [{ productId, quantity }], now()))).toEqual([]);
  const order = db.selectFrom('orders').select('order_number').where('id', '=', id);
  return (await order.executeTakeFirstOrThrow()).order_number;
}
const levelOf = async (id: number) => {
  const level = real.database.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', id);
  const { on_hand, reserved } = await level.executeTakeFirstOrThrow();
  return [on_hand, reserved];
};
const isReady = async (id: number) => {
  const row = real.database.db.selectFrom('products').select('ready_in_ulaanbaatar').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).ready_in_ulaanbaatar;
};
let shelves = 10;
const start = async (place = 'ulaanbaatar') => {
  shelves += 1;
  return (await ask('startStocktake', { place, shelf: `B-${shelves}` })).body.stocktake;
};
const count = (stocktake: number, code: string, units: number, how = 'set') =>
  ask('countUnits', { stocktake, code, how, units });
const finish = async (stocktake: number) => {
  const { version } = (await ask('showStocktake', { stocktake })).body.stocktake;
  return (await ask('finishCounting', { stocktake, version })).body.stocktake;
};
const apply = async (stocktake: number) => {
  const { version } = (await ask('showStocktake', { stocktake })).body.stocktake;
  return ask('applyStocktake', { stocktake, version });
};
const runBatchesOf = async (stocktake: number) => {
  const batches = real.database.db.selectFrom('batches').select('id').where('finished_at', 'is', null).orderBy('id');
  for (const { id } of await batches.execute()) await runBatch(dbAs(real.database.db, 'worker'), id, now);
  return (await ask('showStocktake', { stocktake })).body.stocktake;
};
const expectInvariants = async () => expect(await verifyInvariants(real.database.db, stockInvariants)).toEqual([]);

test('units are received at a location, written off with a reason, and each is a row of the ledger', async () => {
  const { id, code } = await product(5);
  const received = await ask('receiveStock', { code: '123.45', units: 1 });
  expect(received.status).toBe(400);
  const done = await ask('receiveStock', { code, units: 8, location: 'c-02-1', note: 'BJ-042' });
  expect(done.body.product).toMatchObject({ onHand: 13, remain: 13, location: 'C-02-1' });
  const lost = await ask('writeOffStock', { code, units: 2, loss: 'damaged_in_transport', note: 'Урагдсан' });
  expect(lost.body.product).toMatchObject({ onHand: 11 });
  const { movements, version } = (await ask('showStock', { code })).body;
  expect(movements).toMatchObject([
    { reason: 'written_off', loss: 'damaged_in_transport', change: -2, onHandAfter: 11, by: 'Ганаа', note: 'Урагдсан' },
    { reason: 'received', change: 8, onHandAfter: 13, note: 'BJ-042' },
    { reason: 'received', change: 5, onHandAfter: 5, by: null },
  ]);
  expect(version).toBe(movements[0].id);
  expect(await levelOf(id)).toEqual([11, 0]);
  expect(await ask('showStock', { code: '00000000' })).toMatchObject({ status: 404 });
  await expectInvariants();
});

test('staff may scan with the camera of the page itself', async () => {
  const { headers } = await admin.app.inject({ url: '/healthz' });
  expect(headers['permissions-policy']).toContain('camera=(self)');
});

test('a reception that is sent twice with one key is received once', async () => {
  const { id, code } = await product(1);
  const headers = { 'idempotency-key': 'eight-units-of-one-truck' };
  const sent = () => ask('receiveStock', { code, units: 8 }, headers);
  await Promise.all([sent(), sent()]);
  expect(await levelOf(id)).toEqual([9, 0]);
});

test('a count below the reserved units and a loss of them are refused, and name the orders', async () => {
  const { id, code } = await product(5);
  const numbers = [await reserve(id, 2), await reserve(id, 1)];
  const { version, reservedBy } = (await ask('showStock', { code })).body;
  expect(reservedBy).toMatchObject([
    { ordernumber: numbers[0], units: 2 },
    { ordernumber: numbers[1], units: 1 },
  ]);
  const counted = await ask('countStock', { code, units: 2, place: 'ulaanbaatar', version });
  expect(counted).toMatchObject({ status: 409, body: { code: 'units_reserved', details: { reserved: 3 } } });
  for (const number of numbers) expect(counted.body.data).toContain(number);
  const lost = await ask('writeOffStock', { code, units: 3, loss: 'lost' });
  expect(lost).toMatchObject({ status: 409, body: { code: 'units_reserved' } });
  expect(await levelOf(id)).toEqual([5, 3]);
  expect((await ask('countStock', { code, units: 3, place: 'ulaanbaatar', version })).body.product.onHand).toBe(3);
});

test('a count that another movement overtook is refused', async () => {
  const { code } = await product(5);
  const { version } = (await ask('showStock', { code })).body;
  await ask('receiveStock', { code, units: 1 });
  const late = await ask('countStock', { code, units: 5, place: 'ulaanbaatar', version });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', details: { on_hand: 6 } } });
});

test('a product is ready in Ulaanbaatar only after a count there', async () => {
  const { id, code } = await product(5);
  const ready = real.database.db.updateTable('products').set({ ready_in_ulaanbaatar: true }).where('id', '=', id);
  await expect(ready.execute()).rejects.toMatchObject({ constraint: 'only_a_count_makes_a_product_ready' });
  const { version } = (await ask('showStock', { code })).body;
  await ask('countStock', { code, units: 5, place: 'beijing', version });
  await expect(ready.execute()).rejects.toMatchObject({ constraint: 'only_a_count_makes_a_product_ready' });
  await ask('countStock', { code, units: 5, place: 'ulaanbaatar', version });
  expect(await isReady(id)).toBe(true);
  const { body } = await ask('listStock', { text: code });
  expect(body.products).toMatchObject([{ code, place: 'ulaanbaatar', countedAt: now().toISOString() }]);
});

test('the sums of a place are those of its products, also of those that stand nowhere, and its shelves are a part of them', async () => {
  for (const place of ['ulaanbaatar', 'beijing']) {
    const { sums, shelves } = (await ask('listStock', { place })).body;
    const { rows } = await sql<{ products: number; onHand: number; reserved: number }>`
      select count(*)::int as products, coalesce(sum(on_hand), 0)::int as "onHand", coalesce(sum(reserved), 0)::int as reserved
      from products left join stock_levels on product_id = products.id
      where ready_in_ulaanbaatar = ${place === 'ulaanbaatar'}`.execute(real.database.db);
    expect(sums).toMatchObject(rows[0] ?? {});
    const placed = (shelves as { products: number }[]).reduce((sum, { products }) => sum + products, 0);
    const unplaced = (await ask('listStock', { place, show: 'unplaced' })).body.sums.products;
    expect(placed + unplaced).toBe(sums.products);
  }
});

test('stock is found by a part of the name of a product or of its colour', async () => {
  const { rows } = await sql<{ name: string; colour: string; products: number }>`
    select min(products.name) as name, colours.name as colour, count(*)::int as products
    from products join colours on colours.id = colour_id where not ready_in_ulaanbaatar group by colours.name limit 1`.execute(
    real.database.db,
  );
  const { name = '', colour = '', products = 0 } = rows[0] ?? {};
  const found = async (text: string) => (await ask('listStock', { place: 'beijing', text })).body;
  expect((await found(colour.toLowerCase())).sums.products).toBeGreaterThanOrEqual(products);
  for (const one of (await found(name.toUpperCase())).products)
    expect(one.name.toLowerCase()).toContain(name.toLowerCase());
  expect((await found(name)).products.length).toBeGreaterThan(0);
  expect((await found('N%N')).products).toEqual([]);
});

test('a stocktake shows no figure of the system before the counting ends', async () => {
  const { code } = await product(5);
  const { id, shelf } = await start();
  await ask('receiveStock', { code, units: 2, location: `${shelf}-1` });
  const stranger = await product(3);
  await ask('receiveStock', { code: stranger.code, units: 1, location: 'Z-99' });
  expect((await ask('showStocktake', { stocktake: id })).body.stocktake.lines).toMatchObject([
    { code, units: null, difference: null, belongs: true },
  ]);
  for (const _scan of [1, 2, 3]) await count(id, code, 1, 'add');
  const shown = (await count(id, stranger.code, 1, 'add')).body.stocktake;
  expect(shown).toMatchObject({ state: 'counting' });
  expect(shown.lines.map(({ units, difference }: Record<string, unknown>) => [units, difference])).toEqual([
    [3, null],
    [1, null],
  ]);
  const finished = await finish(id);
  expect(finished.lines).toMatchObject([
    { code, units: 3, difference: { system: 7, by: -4, orders: [] } },
    { code: stranger.code, belongs: false, difference: { by: 0 } },
  ]);
  const twice = await ask('startStocktake', { place: 'ulaanbaatar', shelf });
  expect(twice).toMatchObject({ status: 409, body: { code: 'shelf_in_counting', details: { stocktake: id, shelf } } });
  expect(twice.body.data).toContain('Ганаа');
  const { version } = finished;
  expect((await ask('cancelStocktake', { stocktake: id, version })).body.stocktake.state).toBe('cancelled');
  expect(await count(id, code, 1)).toMatchObject({ status: 409, body: { code: 'stocktake_closed' } });
});

test('differences are applied after a recount or a reason, beside what was sold meanwhile, and taken back', async () => {
  const [lost, found, equal] = [await product(5), await product(5), await product(5)];
  const { id } = await start();
  await count(id, lost.code, 3);
  await count(id, found.code, 9);
  await count(id, equal.code, 5);
  expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'differences_open' } });
  await finish(id);
  expect(await apply(id)).toMatchObject({ status: 409, body: { code: 'differences_open', details: { count: 2 } } });
  await ask('explainDifference', { stocktake: id, code: lost.code, reason: 'lost' });
  await count(id, found.code, 6);
  await ask('receiveStock', { code: lost.code, units: 10 });
  expect((await apply(id)).body.stocktake).toMatchObject({ state: 'applying' });
  expect(await runBatchesOf(id)).toMatchObject({ state: 'applied', applied: { done: 2, staying: [] } });
  expect([await levelOf(lost.id), await levelOf(found.id)]).toEqual([
    [13, 0],
    [6, 0],
  ]);
  expect([await isReady(lost.id), await isReady(equal.id)]).toEqual([true, true]);
  await expectInvariants();
  const reason = 'Буруу тавиур';
  await ask('takeBackStocktake', { stocktake: id, reason });
  expect(await runBatchesOf(id)).toMatchObject({ applied: { takenBack: true } });
  expect([await levelOf(lost.id), await levelOf(found.id)]).toEqual([
    [15, 0],
    [5, 0],
  ]);
  const again = await ask('takeBackStocktake', { stocktake: id, reason });
  expect(again).toMatchObject({ status: 409, body: { code: 'nothing_to_take_back' } });
  await expectInvariants();
});

test('a difference stays where orders hold the units, or where somebody counted meanwhile', async () => {
  const [kept, counted] = [await product(5), await product(5)];
  const { id } = await start();
  await count(id, kept.code, 1);
  await count(id, counted.code, 4);
  const number = await reserve(kept.id, 2);
  const [first] = (await finish(id)).lines;
  expect(first.difference).toMatchObject({ by: -4, reserved: 2, orders: [number] });
  for (const { code } of [kept, counted]) await ask('explainDifference', { stocktake: id, code, reason: 'other' });
  await ask('writeOffStock', { code: counted.code, units: 1, loss: 'lost' });
  await apply(id);
  expect((await runBatchesOf(id)).applied).toMatchObject({
    done: 0,
    staying: expect.arrayContaining([
      { reason: 'units_reserved', codes: [kept.code] },
      { reason: 'changed_meanwhile', codes: [counted.code] },
    ]),
  });
  expect([await levelOf(kept.id), await levelOf(counted.id)]).toEqual([
    [5, 2],
    [4, 0],
  ]);
});

test('the list of a shelf goes by location, with its sums and its open stocktake', async () => {
  const [one, other] = [await product(5), await product(7)];
  for (const [at, { code }] of [one, other].entries()) {
    const { version } = (await ask('showStock', { code })).body;
    const location = `Q-01-${2 - at}`;
    await ask('countStock', { code, units: 5 + 2 * at, place: 'ulaanbaatar', version, location });
  }
  const { id } = (await ask('startStocktake', { place: 'ulaanbaatar', shelf: 'Q-01' })).body.stocktake;
  const { products, sums, shelves: listed, next } = (await ask('listStock', { shelf: 'Q-01' })).body;
  expect(products.map(({ code }: { code: string }) => code)).toEqual([other.code, one.code]);
  expect(sums).toMatchObject({ products: 2, onHand: 12, reserved: 0, stale: 0 });
  expect(listed.find(({ shelf }: { shelf: string }) => shelf === 'Q-01')).toMatchObject({ onHand: 12, stocktake: id });
  expect(next).toBeNull();
  const after = { location: 'Q-01-1', id: other.id };
  expect((await ask('listStock', { shelf: 'Q-01', after })).body).toMatchObject({
    ...{ products: [{ code: one.code }], sums: null, shelves: null },
  });
});
