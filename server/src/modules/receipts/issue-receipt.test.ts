import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { newPayment } from '../../../test/guards/rows.ts';
import { posApiOfTest } from '../../../test/money/pos-api-in-memory.ts';
import { orderAs } from '../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../test/orders/stocked-product.ts';
import { paidOrder } from '../../../test/paid-order-of-test.ts';
import { receiptsOfTest } from '../../../test/receipts-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { askAs, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { issueReceipt } from './issue-receipt.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const receipts = receiptsOfTest(real, sandbox);
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const later = (hours: number) => new Date(DEMO_DAY.getTime() + hours * 3_600_000);

const paid = (...how: Parameters<typeof paidOrder> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
  paidOrder(real.database.db, shop.app, ...how);
const issue = (orderId: number, now = DEMO_DAY) => issueReceipt(receipts.deps(now), orderId);
const rowsOf = (orderId: number) =>
  real.database.db.selectFrom('receipts').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const receiptOf = async (token: string, ordernumber: string) =>
  (await askAs(shop.app, token, 'myReceipt', { ordernumber })).body.receipt;

async function refund(orderId: number, grossTug: number) {
  const { db } = real.database;
  const { id } = await db
    .insertInto('payments')
    .values(newPayment(orderId, { amount_tug: grossTug, outcome: 'duplicate' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refunds')
    .values({
      ...{
        payment_id: id,
        order_id: orderId,
        gross_tug: grossTug,
        amount_tug: grossTug,
        status: 'done',
        finished_at: DEMO_DAY,
      },
      ...{ reason: 'defective', instrument: 'bank_transfer', proof: 'баримт 1' },
    })
    .execute();
}

test('a paid order gets one receipt of exactly what was paid, however often it is told', async () => {
  const { id, goods, totalTug } = await paid({ warehouse: 0, district: 3, khoroo: 7 });
  const before = (await receipts.known()).length;
  await Promise.all([issue(id), issue(id), issue(id)]);
  await issue(id);
  const [row, ...others] = await rowsOf(id);
  expect([row?.status, others.length, (await receipts.known()).length]).toEqual(['registered', 0, before + 1]);
  const known = await receipts.knownAs(row?.bill_id);
  expect(known?.body).toMatchObject({
    type: 'B2C_RECEIPT',
    totalAmount: totalTug,
    totalVAT: Math.floor((totalTug + 5) / 11),
    districtCode: '2507',
  });
  const items = known?.body.receipts[0]?.items ?? [];
  expect(items[0]).toMatchObject({
    qty: 2,
    unitPrice: 100_000,
    barCode: goods.code,
    barCodeType: 'UNDEFINED',
    classificationCode: '3812100',
  });
  expect(items.map(({ name }) => name).slice(1)).toEqual(['Үйлчилгээний хураамж', 'Хүргэлт']);
  const emails = real.database.db.selectFrom('notifications').select('id').where('template', '=', 'order-receipt');
  expect(await emails.where('dedupe_key', '=', `order-receipt:${row?.id}:email`).execute()).toHaveLength(1);
});

test('with the box ticked the VAT that was added stands on it; a bar code and a shelf’s classification, too', async () => {
  const { id, totalTug } = await paid({ vat: true }, { bar_code: '4006381333931' });
  const shelf = real.database.db.updateTable('sub_categories').set({ tax_classification: '3814000' });
  await shelf.execute();
  await issue(id);
  await real.database.db.updateTable('sub_categories').set({ tax_classification: null }).execute();
  const [row] = await rowsOf(id);
  const { vat_tug } = await real.database.db
    .selectFrom('orders')
    .select('vat_tug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([row?.vat_tug, row?.total_tug]).toEqual([vat_tug, totalTug]);
  const known = await receipts.knownAs(row?.bill_id);
  // Picked up in the store: the store's district.
  expect(known?.body.districtCode).toBe('2501');
  expect(known?.body.receipts[0]?.items[0]).toMatchObject({
    barCode: '4006381333931',
    barCodeType: 'GS1',
    classificationCode: '3814000',
  });
});

test('an organisation’s is found by its register, a consumer’s by their number, and an unknown register’s is a person’s', async () => {
  const organisation = await paid({ register: '5900001' });
  await issue(organisation.id);
  const [known] = await receipts.known();
  expect(known?.body).toMatchObject({ type: 'B2B_RECEIPT', customerTin: '37900000011' });
  expect(await receiptOf(organisation.buyer.token, organisation.ordernumber)).toMatchObject({
    organisation: true,
    lottery: null,
  });
  const unknown = await paid({ register: '5999999' });
  await issue(unknown.id);
  expect((await rowsOf(unknown.id))[0]).toMatchObject({ kind: 'b2c', customer_tin: null });
  const consumer = await paid({}, {}, { consumer_number: '12345678' });
  await issue(consumer.id);
  expect((await receipts.known())[0]?.body).toMatchObject({ type: 'B2C_RECEIPT', consumerNo: '12345678' });
});

test('one that is registered while another process works out the next is the only one', async () => {
  const { id } = await paid({ register: '5900001' });
  const before = (await receipts.known()).length;
  const deps = receipts.deps(DEMO_DAY);
  const late = { ...deps, findTin: (register: string) => issue(id).then(() => deps.findTin(register)) };
  await issueReceipt(late, id);
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['registered']);
  expect(await receipts.known()).toHaveLength(before + 1);
});

test('while the look-ups are away an organisation’s receipt waits for them', async () => {
  const { id } = await paid({ register: '5900001' });
  await sandbox.turn('e-barimt', 'down');
  await expect(issue(id)).rejects.toThrow('nobody can tell whose register it is');
  await sandbox.turn('e-barimt', 'well');
  await issue(id);
  expect((await rowsOf(id)).map(({ kind, status }) => [kind, status])).toEqual([['b2b', 'registered']]);
});

test('an order that is not paid gets none', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const { code } = await stockedProduct(db, 1);
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code, qty: 1 }] });
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', made.body.ordernumber)
    .executeTakeFirstOrThrow();
  await issue(id);
  expect(await rowsOf(id)).toEqual([]);
  expect(await receiptOf(buyer.token, made.body.ordernumber)).toBeNull();
});

test('an answer that was lost is asked for again under the same suffix, and is the same receipt', async () => {
  const { id } = await paid();
  const before = (await receipts.known()).length;
  await sandbox.turn('pos-api', 'lost');
  await expect(issue(id)).rejects.toThrow('unsure');
  expect((await rowsOf(id))[0]).toMatchObject({
    status: 'requested',
    attempts: 1,
    last_error: 'unsure',
    bill_id: null,
  });
  await sandbox.turn('pos-api', 'well');
  await issue(id);
  const [row] = await rowsOf(id);
  expect([row?.status, (await receipts.known()).length]).toEqual(['registered', before + 1]);
});

test('PosAPI that is unreachable for a day leaves a failed receipt, and a retry registers it', async () => {
  const { id, buyer, ordernumber } = await paid();
  const posApi = posApiOfTest(() => DEMO_DAY);
  posApi.switches.register = 'away';
  const attempt = (now: Date) => issueReceipt({ ...receipts.deps(now), posApi }, id);
  await expect(attempt(DEMO_DAY)).rejects.toThrow('away');
  await expect(attempt(later(23))).rejects.toThrow('away');
  expect(await receiptOf(buyer.token, ordernumber)).toMatchObject({ state: 'waiting', id: null });
  await attempt(later(24));
  expect((await rowsOf(id))[0]).toMatchObject({
    ...{ status: 'failed', attempts: 3, failed_at: later(24), in_doubt_since: null },
  });
  posApi.switches.register = null;
  await attempt(later(30));
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['registered']);
});

test('a part that was given back corrects the receipt, and the rest of it voids what is left', async () => {
  const { id, totalTug } = await paid();
  await issue(id);
  await refund(id, 100_000);
  await issue(id);
  await issue(id);
  const [first, second, ...others] = await rowsOf(id);
  expect([first?.status, second?.status, others.length]).toEqual(['voided', 'registered', 0]);
  expect([second?.corrects_receipt_id, second?.total_tug]).toEqual([first?.id, totalTug - 100_000]);
  expect(await receipts.knownAs(first?.bill_id)).toMatchObject({ state: 'corrected' });
  expect((await receipts.knownAs(second?.bill_id))?.body).toMatchObject({
    inactiveId: first?.bill_id,
    totalAmount: totalTug - 100_000,
  });
  await refund(id, totalTug - 100_000);
  await sandbox.turn('pos-api', 'lost');
  await expect(issue(id)).rejects.toThrow('the receipt was not voided: unsure');
  await sandbox.turn('pos-api', 'well');
  await issue(id);
  expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['voided', 'voided']);
  expect(await receipts.knownAs(second?.bill_id)).toMatchObject({ state: 'voided' });
});

test('the page that is open gets lottery number and QR once; later ones read where the mail went', async () => {
  const { id, buyer, ordernumber } = await paid();
  await issue(id);
  const [row] = await rowsOf(id);
  const known = await receipts.knownAs(row?.bill_id);
  const shopName = await receipts.redis().keys(`receipt:*:${row?.id}`);
  const mine = await Promise.all(shopName.map((key) => receipts.redis().ttl(key)));
  for (const seconds of mine) expect(seconds).toBeLessThanOrEqual(900);
  const stranger = await signedInCustomer(real.database.db);
  expect((await askAs(shop.app, stranger.token, 'myReceipt', { ordernumber })).body.code).toBe('order_not_found');
  const first = await receiptOf(buyer.token, ordernumber);
  expect(first).toMatchObject({
    state: 'registered',
    id: known?.id,
    lottery: known?.lottery,
    mailed_to: 'bold@tokhi.example',
  });
  expect(first?.QRCode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await receiptOf(buyer.token, ordernumber)).toMatchObject({
    state: 'registered',
    id: known?.id,
    lottery: null,
    QRCode: null,
  });
});
