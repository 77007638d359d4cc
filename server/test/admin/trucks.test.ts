import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBatch } from '../../src/modules/batches/run-batch.ts';
import { databaseOfTest, dbAs } from '../database-of-test.ts';
import { insertCustomer, newOrder } from '../guards/rows.ts';
import { manyPaidOrders } from '../orders/many-paid-orders.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['orders']));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
let opened = 0;
const typed = (changes: object = {}) => {
  opened += 1;
  return {
    ...{ name: `BJ-${opened}`, driver: 'Батаа', phone: '9908 1120', plate: '7K21', capacityKg: 20_000 },
    ...{ capacityLitres: 82_000, departsAt: null, arrivesAt: null, ...changes },
  };
};
const create = async (changes: object = {}) => (await ask('createTruck', typed(changes))).body.truck;
const add = async (truck: number, codes: string[]) => (await ask('addToTruck', { truck, codes })).body;

test('a truck is filled by codes as they are typed or scanned, and each miss has its reason', async () => {
  const { db } = real.database;
  const { numbers } = await manyPaidOrders(db, 5);
  const [one = '', two = '', three = '', four = ''] = numbers;
  const ready = await manyPaidOrders(db, 1, { source: 'ulaanbaatar' });
  const unpaid = newOrder(await insertCustomer(db));
  await db.insertInto('orders').values(unpaid).execute();
  const [truck, other] = [await create(), await create()];
  await add(other.id, [four]);
  const codes = [one, two.slice(-4), `ик ${three.slice(2)}`, one, four, 'буйдан', 'IK9876543210'];
  const { added, missed, truck: now } = await add(truck.id, [...codes, ready.numbers[0] ?? '', unpaid.order_number]);
  expect(added.map(({ ordernumber }: { ordernumber: string }) => ordernumber)).toEqual([one, two, three]);
  expect(missed).toEqual([
    { code: four, reason: 'other_truck', truck: other.name },
    { code: 'буйдан', reason: 'not_a_code', truck: null },
    { code: 'IK9876543210', reason: 'not_found', truck: null },
    { code: ready.numbers[0], reason: 'needs_no_truck', truck: null },
    { code: unpaid.order_number, reason: 'not_paid', truck: null },
  ]);
  expect(now).toMatchObject({ orders: 3, pieces: 9, packages: 9, kg: 36, litres: 270 });
  expect((await add(truck.id, [two, two.slice(-4)])).missed).toMatchObject([
    { reason: 'already_here' },
    { reason: 'already_here' },
  ]);
});

test('an ending that two orders share is named, and the whole number means one', async () => {
  const { db } = real.database;
  const { numbers } = await manyPaidOrders(db, 2);
  const [one = '', two = ''] = numbers;
  const twin = `IK99${two.slice(4, 8)}${one.slice(-4)}`;
  await db.updateTable('orders').set({ contact_name: 'Сараа' }).where('order_number', '=', two).execute();
  await sql`set session_replication_role = replica; update orders set order_number = ${sql.lit(twin)} where order_number = ${sql.lit(two)};
    set session_replication_role = origin`.execute(db);
  const truck = await create();
  expect((await add(truck.id, [one.slice(-4)])).missed).toMatchObject([{ reason: 'several' }]);
  expect((await add(truck.id, [twin])).added).toMatchObject([{ ordernumber: twin, name: 'Сараа' }]);
  // The other one is the only remaining order that can be loaded.
  expect((await add(truck.id, [one.slice(-4)])).added).toMatchObject([{ ordernumber: one }]);
});

test('a truck is moved by a batch over its orders, and its papers say what is on it', async () => {
  const { db } = real.database;
  const { ids, numbers } = await manyPaidOrders(db, 4);
  const truck = await create();
  await add(truck.id, numbers);
  const { body } = await ask('startBatch', {
    action: { kind: 'move-orders', to: 'ordered', orders: { truck: truck.id } },
  });
  await runBatch(dbAs(db, 'worker'), body.batch.id, () => admin.clock.now);
  const some = { kind: 'move-orders', to: 'loaded', orders: { truck: truck.id, numbers: numbers.slice(0, 3) } };
  expect((await ask('previewBatch', { action: some })).body).toMatchObject({ total: 3, moving: 3 });
  const loading = (await ask('startBatch', { action: some })).body.batch;
  await runBatch(dbAs(db, 'worker'), loading.id, () => admin.clock.now);
  expect((await ask('listBatches', { truck: truck.id })).body.batches).toMatchObject([
    { id: loading.id, to: 'loaded', total: 3, done: 3 },
    { to: 'ordered', total: 4, done: 4 },
  ]);
  const load = (await ask('loadList', { truck: truck.id })).body;
  expect(load.rows).toHaveLength(4);
  expect(load.rows[0]).toMatchObject({ ordernumber: numbers[0], place: 'Очиж авна', pieces: 3, kg: 12, litres: 90 });
  const customs = (await ask('customsList', { truck: truck.id })).body;
  expect(customs.rows).toHaveLength(3);
  expect(customs.rows.reduce((sum: number, { pieces }: { pieces: number }) => sum + pieces, 0)).toBe(12);
  expect(customs.csv.split('\r\n')).toHaveLength(5);
  const movedAt = admin.clock.now.toISOString();
  // Only the owner sees costs: nobody who moves trucks does.
  const { code } = customs.rows[0];
  const { id } = await db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  await sql`insert into product_costs values (${id}, 12550, now())
    on conflict (product_id) do update set cost_fen = excluded.cost_fen`.execute(db);
  const yuanFor = async (by: string) =>
    (await askAdmin(admin, 'customsList', { truck: truck.id }, { cookie: by })).body;
  expect((await yuanFor(cookie)).rows.map(({ yuan }: { yuan: unknown }) => yuan)).toEqual([null, null, null]);
  const seen = await yuanFor(await logIn(admin, await insertMember(db, ['owner'])));
  expect(seen.rows[0].yuan).toBe(125.5 * seen.rows[0].pieces);
  expect([customs.csv, seen.csv].map((csv: string) => csv.includes('юань'))).toEqual([false, true]);
  const shown = (await ask('showTruck', { truck: truck.id })).body;
  expect(shown.truck.steps).toContainEqual({ status: 'loaded', count: 3, at: movedAt });
  expect(shown.orders).toMatchObject(ids.map((_, at) => ({ status: at < 3 ? 'loaded' : 'ordered', isPickup: true })));
});

test('orders leave a truck or change to another, and a closed one keeps what it has', async () => {
  const { numbers } = await manyPaidOrders(real.database.db, 3);
  const [one = '', two = '', three = ''] = numbers;
  const [truck, other] = [await create(), await create()];
  await add(truck.id, [one, two]);
  expect((await ask('removeFromTruck', { truck: truck.id, orders: [one] })).body).toMatchObject({ removed: 1 });
  expect((await ask('reloadTruck', { truck: truck.id, to: other.id, orders: [two] })).body).toMatchObject({ moved: 1 });
  const closed = await ask('closeTruck', { truck: other.id, version: other.version });
  expect(closed.body.truck).toMatchObject({ closedAt: expect.any(String), orders: 1 });
  const refused = { status: 409, body: { code: 'truck_is_closed' } };
  expect(await ask('addToTruck', { truck: other.id, codes: [three] })).toMatchObject(refused);
  expect(await ask('removeFromTruck', { truck: other.id, orders: [two] })).toMatchObject(refused);
  const change = { ...typed(), truck: other.id, version: 2 };
  expect(await ask('changeTruck', change)).toMatchObject(refused);
  // The table refuses it too.
  const raw = real.database.db.deleteFrom('shipment_orders').where('shipment_id', '=', other.id);
  await expect(raw.execute()).rejects.toThrow('a closed truck keeps its orders');
});

test('a change is for the version that was shown, names are unique, and arriving comes after leaving', async () => {
  const truck = await create();
  const change = { ...typed({ driver: 'Ли Вэй' }), truck: truck.id, version: truck.version };
  expect((await ask('changeTruck', change)).body.truck).toMatchObject({ driver: 'Ли Вэй', version: 2 });
  expect(await ask('changeTruck', change)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect(await ask('createTruck', typed({ name: change.name }))).toMatchObject({
    ...{ status: 409, body: { code: 'truck_name_taken' } },
  });
  const early = { departsAt: '2026-11-20T00:00:00.000Z', arrivesAt: '2026-11-19T00:00:00.000Z' };
  expect(await ask('createTruck', typed(early))).toMatchObject({ body: { code: 'truck_arrives_too_early' } });
  const rows = real.database.db.selectFrom('audit_log').select('action').where('subject_kind', '=', 'truck');
  expect(await rows.where('subject_id', '=', String(truck.id)).orderBy('id').execute()).toEqual([
    { action: 'create truck' },
    { action: 'change truck' },
  ]);
});
