// A purchase from a supplier, from its draft to its last part (record 215).
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../../../src/tables/read/read-table.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants } from '../race-rounds.ts';
import { createPurchasing, EXPECTED, NO_WORDS } from './purchasing-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
const cookies = new Map<string, string>();
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  const roles = ['owner', 'catalogue', 'warehouse', 'finance', 'orders'] as const;
  for (const role of roles)
    cookies.set(role, await logIn(admin, await insertMember(real.database.db, [role], { name: role })));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, role: StaffRole = 'owner') =>
  askAdmin(admin, name, body, { cookie: cookies.get(role) });
const { supplier, product, draft, sent } = createPurchasing(() => real.database.db, ask);
const levelOf = async (id: number) => {
  const level = real.database.db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', id);
  return (await level.executeTakeFirstOrThrow()).on_hand;
};
const show = async (number: number) => (await ask('showPurchase', { number })).body.purchase;

test('a draft takes the cost of its products and the deposit of its supplier, and is summed up', async () => {
  const { number, products } = await draft([7, 2]);
  const shown = await show(number);
  expect(shown).toMatchObject({
    ...{ state: 'draft', units: 9, total_fen: 90_000, deposit_percent: 30, deposit_fen: 27_000, yuan_rate: 487 },
    ...{ total_tug: 438_300, expected_on: EXPECTED, late_days: 0, needs_second_person: false, approval: null },
  });
  expect(shown.shown_lines.map(({ code, unit_fen }: { code: string; unit_fen: number }) => [code, unit_fen])).toEqual(
    products.map(({ code }) => [code, 10_000]),
  );
});

test('a draft is saved as a whole, by one who saw its last version', async () => {
  const { number, version, products } = await draft([7]);
  const other = await product();
  const { id } = await supplier();
  const lines = [
    { code: other.code, units: 3, unit_fen: 5_000, expected_on: '2026-12-20' },
    { code: products[0]?.code, units: 8, unit_fen: null, expected_on: null },
  ];
  const body = { number, version, supplier: id, expected_on: null, deposit_percent: 0, note: 'Яаралтай', lines };
  const saved = await ask('savePurchase', body);
  expect(saved.body.purchase).toMatchObject({ total_fen: 15_000, note: 'Яаралтай', lines: 2, expected_on: null });
  expect(await ask('savePurchase', body)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const sending = await ask('sendPurchase', { number, version: saved.body.purchase.version });
  expect(sending).toMatchObject({ status: 409, body: { code: 'purchase_incomplete', details: { missing: 'price' } } });
  const twice = { ...body, version: saved.body.purchase.version, lines: [lines[0], lines[0]] };
  expect(await ask('savePurchase', twice)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  const unknown = { ...body, version: saved.body.purchase.version, lines: [{ ...lines[0], code: '00000000' }] };
  expect((await ask('savePurchase', unknown)).body.code).toBe('product_not_found');
});

test('what was sent stays as it is, is expected, and its products come from that supplier', async () => {
  const { number, version, first } = await sent([5]);
  const { code, id } = first;
  const { supplier: of } = await show(number);
  const lines = [{ code, units: 6, unit_fen: 1, expected_on: null }];
  const body = { number, version, supplier: of.id, expected_on: EXPECTED, deposit_percent: 0, note: '', lines };
  expect((await ask('savePurchase', body)).body.code).toBe('purchase_not_draft');
  expect((await ask('sendPurchase', { number, version })).body.code).toBe('purchase_not_draft');
  const named = { product: { incoming: [{ units: 5, expected_on: EXPECTED, purchase: number }] } };
  const { db } = real.database;
  expect((await ask('showProduct', { code })).body).toMatchObject(named);
  const comes = db.selectFrom('product_suppliers').select('supplier_id').where('product_id', '=', id);
  expect(await comes.executeTakeFirst()).toEqual({ supplier_id: of.id });
});

test('an order above the limit is prepared by one person and sent by another', async () => {
  const { number, version } = await draft([900]);
  const { db } = real.database;
  await db.updateTable('purchase_lines').set({ unit_cost_fen: 6_000 }).where('purchase_id', '=', number).execute();
  expect((await show(number)).needs_second_person).toBe(true);
  const named = { number, version };
  const refused = await ask('sendPurchase', named);
  expect(refused).toMatchObject({ status: 403, body: { code: 'second_person_required', details: { limit: 50_000 } } });
  const prepared = (await ask('preparePurchase', { ...named, reason: 'Шинэ жил' }, 'catalogue')).body.purchase;
  expect(prepared.approval).toMatchObject({ requested_by: 'catalogue', reason: 'Шинэ жил', is_own: true });
  const { id: approval, version: seen } = prepared.approval;
  const asked = { approval, version: seen, state: 'approved' };
  expect((await ask('approvePurchase', asked, 'catalogue')).body.code).toBe('second_person_required');
  expect((await ask('approvePurchase', asked, 'finance')).body.purchase).toMatchObject({
    ...{ state: 'sent', sent_by: 'finance', approval: null },
  });
});

test('a draft that was changed since it was prepared is not sent', async () => {
  const { number, version, products } = await draft([900]);
  const lines = products.map(({ code }) => ({ code, units: 900, unit_fen: 6_000, expected_on: null }));
  const { supplier: of } = await show(number);
  const body = { number, supplier: of.id, expected_on: EXPECTED, deposit_percent: 0, note: '', lines };
  const first = (await ask('savePurchase', { ...body, version })).body.purchase;
  const prepared = await ask('preparePurchase', { number, version: first.version, reason: 'Их захиалга' }, 'catalogue');
  const { id: approval, version: seen } = prepared.body.purchase.approval;
  await ask('savePurchase', { ...body, version: first.version, note: 'Өөр' });
  const answer = await ask('approvePurchase', { approval, version: seen, state: 'approved' }, 'finance');
  expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const declined = await ask('approvePurchase', { approval, version: seen, state: 'declined' }, 'finance');
  expect(declined.body.purchase).toMatchObject({ state: 'draft', approval: null });
});

test('a supplier tells another day, for all or for one line', async () => {
  const { number, version, products } = await sent([5, 5]);
  const [first, second] = products.map(({ code }) => code);
  const confirmed = await ask('confirmPurchase', {
    ...{ number, version, expected_on: '2026-11-20' },
    lines: [{ code: second, expected_on: '2026-11-25' }],
  });
  expect(confirmed.body.purchase).toMatchObject({ state: 'confirmed', expected_on: '2026-11-20' });
  const daysOf = async (code = '') => (await ask('showProduct', { code })).body.product.incoming[0].expected_on;
  expect([await daysOf(first), await daysOf(second)]).toEqual(['2026-11-20', '2026-11-25']);
  const before = admin.clock.now;
  admin.clock.now = new Date('2026-11-23T02:00:00Z');
  cookies.set('owner', await logIn(admin, await insertMember(real.database.db, ['owner'])));
  const { purchases } = (await ask('listPurchases', { list: 'open' })).body;
  expect(purchases[0]).toMatchObject({ number, late_days: 3 });
  expect((await ask('showPurchasing', {})).body.late).toMatchObject({
    purchases: 1,
    longest: { purchase: number, days: 3 },
  });
  admin.clock.now = before;
  cookies.set('owner', await logIn(admin, await insertMember(real.database.db, ['owner'])));
});

test('parts come into stock in Beijing, broken ones leave it at once, and the last part closes the purchase', async () => {
  const { number, version, products } = await sent([5, 2]);
  const [one, two] = products;
  const truck = (
    await ask('createTruck', {
      ...{ name: `BJ-${number}`, driver: null, phone: null, plate: null, capacityKg: null, capacityLitres: null },
      ...{ departsAt: null, arrivesAt: null },
    })
  ).body.truck.id;
  const first = await ask(
    'receivePurchase',
    { number, version, truck, note: 'Акт №27', lines: [{ code: one?.code, units: 3, damaged: 1 }] },
    'warehouse',
  );
  expect(first.body.purchase).toMatchObject({ state: 'receiving', received: 3, parts: 1 });
  expect(first.body.purchase.receipts).toMatchObject([
    { part: 1, by: 'warehouse', truck: { id: truck }, note: 'Акт №27', units: 3, lines: [{ units: 3, damaged: 1 }] },
  ]);
  expect(await levelOf(one?.id ?? 0)).toBe(3);
  const movements = (await ask('showStock', { code: one?.code })).body.movements.slice(0, 2);
  expect(movements).toMatchObject([
    { reason: 'written_off', loss: 'damaged_in_transport', change: -1, note: `PO-${number}/1: Акт №27` },
    { reason: 'received', change: 3, by: 'warehouse' },
  ]);
  const rest = [
    { code: one?.code, units: 2 },
    { code: two?.code, units: 2 },
  ];
  const last = await ask('receivePurchase', { number, version: version + 1, lines: rest }, 'warehouse');
  expect(last.body.purchase).toMatchObject({ state: 'closed', received: 7, parts: 2 });
  expect((await ask('showProduct', { code: two?.code })).body.product.incoming).toEqual([]);
  const late = await ask('receivePurchase', { number, version: version + 2, lines: rest }, 'warehouse');
  expect(late.body.code).toBe('purchase_not_open');
  await expectInvariants(real.database.db);
});

test('a product that was promised from Ulaanbaatar is not any more once units came to Beijing', async () => {
  const { number, version, first } = await sent([5]);
  const { code } = first;
  const { version: movement } = (await ask('showStock', { code }, 'warehouse')).body;
  await ask('countStock', { code, units: 1, place: 'ulaanbaatar', version: movement }, 'warehouse');
  expect((await ask('showStock', { code })).body.product.place).toBe('ulaanbaatar');
  await ask('receivePurchase', { number, version, lines: [{ code, units: 5 }] }, 'warehouse');
  expect((await ask('showStock', { code })).body.product).toMatchObject({ place: 'beijing', onHand: 6 });
});

test('more than was ordered comes with a reason, and something else not at all', async () => {
  const { number, version, first } = await sent([5]);
  const { code } = first;
  const lines = [{ code, units: 6 }];
  expect(await ask('receivePurchase', { number, version, lines })).toMatchObject({
    ...{ status: 409, body: { code: 'over_reason_required', details: { code, missing: 5 } } },
  });
  const other = [{ code: (await stockedProduct(real.database.db, 1)).code, units: 1 }];
  expect((await ask('receivePurchase', { number, version, lines: other })).body.code).toBe('product_not_found');
  const over = [{ code, units: 6, over_reason: 'gift' }];
  const { purchase } = (await ask('receivePurchase', { number, version, lines: over })).body;
  expect([purchase.state, purchase.received, purchase.shown_lines[0].over_reason]).toEqual(['closed', 6, 'gift']);
});

test('the rest is closed with a reason, and nothing of it is expected any more', async () => {
  const { number, version, first } = await sent([5]);
  const { code } = first;
  await ask('receivePurchase', { number, version, lines: [{ code, units: 2 }] });
  const cancelling = { number, version: version + 1, reason: 'Хэрэггүй' };
  expect((await ask('cancelPurchase', cancelling)).body.code).toBe('purchase_received');
  const closed = await ask('closePurchase', {
    number,
    version: version + 1,
    short_reason: 'unavailable',
    note: 'Дууссан',
  });
  expect(closed.body.purchase).toMatchObject({
    ...{ state: 'closed', ended: { short_reason: 'unavailable', reason: 'Дууссан' } },
  });
  expect(closed.body.purchase.shown_lines[0].missing).toBe(0);
  expect((await ask('showProduct', { code })).body.product.incoming).toEqual([]);
});

test('a purchase of which nothing came is cancelled, whether it was sent or not', async () => {
  const written = await draft();
  const under = await sent();
  for (const { number, version } of [written, under]) {
    const answer = await ask('cancelPurchase', { number, version, reason: 'Буруу захиалсан' });
    expect(answer.body.purchase).toMatchObject({ state: 'cancelled', ended: { reason: 'Буруу захиалсан' } });
    const again = { number, version: version + 1, reason: 'Буруу захиалсан' };
    expect((await ask('cancelPurchase', again)).body.code).toBe('purchase_not_open');
  }
  const { purchases } = (await ask('listPurchases', { list: 'ended' })).body;
  expect(purchases.map(({ number }: { number: number }) => number)).toEqual(expect.arrayContaining([under.number]));
});

test('who may not see costs reads no figure in yuan, and receives what came', async () => {
  const { number, version, products } = await sent([5]);
  const reads = [
    ['showPurchase', { number }],
    ['listPurchases', { list: 'open' }],
    ['showPurchasing', {}],
    ['listSoonOut', {}],
  ] as const;
  for (const [name, body] of reads) {
    const answer = await ask(name, body, 'warehouse');
    expect([name, answer.status, /fen|yuan|tug/.test(JSON.stringify(answer.body))]).toEqual([name, 200, false]);
    expect(JSON.stringify((await ask(name, body, 'finance')).body)).toMatch(/fen|yuan|soon_out|products/);
  }
  expect((await ask('printPurchase', { number }, 'warehouse')).status).toBe(403);
  expect((await ask('showPurchase', { number }, 'orders')).status).toBe(403);
  const lines = products.map(({ code }) => ({ code, units: 5 }));
  expect((await ask('receivePurchase', { number, version, lines }, 'catalogue')).status).toBe(403);
  expect((await ask('receivePurchase', { number, version, lines }, 'warehouse')).status).toBe(200);
});

test('the supplier reads the order on paper and as a workbook', async () => {
  const { number, products } = await sent([5, 3]);
  const { body } = await ask('printPurchase', { number });
  expect(body).toMatchObject({ number, units: 8, total_fen: 80_000, deposit_fen: 24_000, expected_on: EXPECTED });
  expect(body.lines[0]).toMatchObject({ code: products[0]?.code, units: 5, unit_fen: 10_000, total_fen: 50_000 });
  const headers = { cookie: cookies.get('finance') ?? '', 'sec-fetch-site': 'same-origin' };
  const url = `${adminRawEndpoints.exportPurchase.path}?number=${number}`;
  const file = await admin.app.inject({ method: 'GET', url, headers });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="PO-${number}.xlsx"`,
  ]);
  const rows = await readTable(file.rawPayload);
  expect(rows.map(({ cells }) => cells.slice(0, 6))).toEqual([
    body.headings.slice(0, 6),
    expect.arrayContaining(['5', '100', '500']),
    expect.arrayContaining(['3', '100', '300']),
    expect.arrayContaining(['8', '800']),
  ]);
  const missing = await admin.app.inject({ method: 'GET', url: url.replace(/\d+$/, '999999'), headers });
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'purchase_not_found']);
});

test('a supplier has one name, which its price lists follow', async () => {
  const { db } = real.database;
  const { id, version, name } = await supplier();
  const columns = { saved_at: admin.clock.now, saved_by: (await insertMember(db, [])).id, columns: '{"code":"Код"}' };
  await db
    .insertInto('import_columns')
    .values({ ...columns, supplier: name })
    .execute();
  const typed = { ...NO_WORDS, name: 'Хэнда', deposit_percent: 20, retired: false };
  const saved = await ask('saveSupplier', { id, version, ...typed });
  expect(saved.body.supplier).toMatchObject({ name: 'Хэнда', deposit_percent: 20, retired_at: null });
  const lists = await db.selectFrom('import_columns').select('supplier').where('supplier', '=', 'Хэнда').execute();
  expect(lists).toEqual([{ supplier: 'Хэнда' }]);
  expect((await ask('saveSupplier', { id, version, ...typed })).body.code).toBe('changed_meanwhile');
  const taken = await ask('createSupplier', { ...NO_WORDS, name: 'Хэнда', deposit_percent: 0 });
  expect(taken).toMatchObject({ status: 409, body: { code: 'supplier_name_taken' } });
  await ask('saveSupplier', { id, version: saved.body.supplier.version, ...typed, retired: true });
  expect((await ask('createPurchase', { supplier: id })).body.code).toBe('supplier_retired');
});

test('staff say which supplier products come from', async () => {
  const { id } = await supplier();
  const codes = [(await product()).code, (await product()).code];
  expect((await ask('assignSupplier', { codes, supplier: id })).body.changed).toBe(2);
  expect((await ask('assignSupplier', { codes, supplier: id })).body.changed).toBe(0);
  expect((await ask('assignSupplier', { codes: codes.slice(1), supplier: null })).body.changed).toBe(1);
  const { suppliers } = (await ask('listSuppliers', {})).body;
  expect(suppliers.find((one: { id: number }) => one.id === id)).toMatchObject({ products: 1, open_purchases: 0 });
});
