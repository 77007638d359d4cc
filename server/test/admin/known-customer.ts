import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { insertCells } from '../../src/modules/catalogue/imports/import-rows.queries.ts';
import { insertImport } from '../../src/modules/catalogue/imports/imports.queries.ts';
import { insertRows, insertStatement } from '../../src/modules/payments/statements/statements.queries.ts';
import { insertCode, insertPayment, insertStaff } from '../guards/rows.ts';
import { manyUnpaidOrders } from '../orders/many-paid-orders.ts';
import { boughtOrder } from '../refunds/bought-order.ts';
import { askAs } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import type { askAdmin } from './admin-of-test.ts';
import { ago } from './inbox/inbox-of-test.ts';

/** All personal data of one customer, each value unique in the shop. */
export const CUSTOMER = {
  name: 'Пунцагдулам',
  phone: '95551234',
  secondPhone: '86667788',
  email: 'puntsagdulam@mail.example',
  address: 'Нууц гудамж 77-12',
  account: '5077712345',
  holder: 'Дуламсүрэн',
  payer: 'DULAMSUREN',
  payerAccount: '4990123402',
} as const;
export type Datum = keyof typeof CUSTOMER;

const LINE_AMOUNT = 300_000;

/** Plants the customer wherever staff may see one, and returns a body for every reading call. */
export async function plantCustomer(
  db: Db,
  app: FastifyInstance,
  ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>,
): Promise<Partial<Record<AdminEndpointName, object>>> {
  const code = await insertCode(db, { code: 'БЭЛЭГ-77', amount_tug: 10_000 });
  const delivered = { warehouse: 0 as const, coupon: 'БЭЛЭГ-77' };
  const order = await boughtOrder(db, app, { form: delivered });
  const other = await boughtOrder(db, app);
  const [unpaid = ''] = (await manyUnpaidOrders(db, 1, { customerId: order.buyer.id })).numbers;
  await nameAll(db);
  const refund = await askBack(db, app, order);
  await plantNotices(db, order.buyer.id);
  const { row, unknown } = await receive(db, unpaid);
  const truck = (await ask('createTruck', TRUCK)).body.truck.id;
  await ask('addToTruck', { truck, codes: [other.ordernumber] });
  const batch = { action: { kind: 'move-orders', to: 'ordered', orders: { truck } } };
  const started = (await ask('startBatch', batch)).body.batch.id;
  const stocktake = (await ask('startStocktake', { place: 'beijing', shelf: 'C-02' })).body.stocktake.id;
  const stocked = (await db.selectFrom('products').select('code').limit(1).executeTakeFirstOrThrow()).code;
  const named = { ordernumber: order.ordernumber };
  const id = await plantImport(db);
  const nothing = {};
  return {
    ...{ session: nothing, showSecurity: nothing, listMembers: nothing, showNetworks: nothing, listOrders: nothing },
    ...{ countOrders: nothing, orderChoices: nothing, liveSince: nothing, listViews: nothing, listTrucks: nothing },
    ...{ orderDistricts: nothing, listCodes: nothing, showToday: nothing, listInbox: nothing },
    showPrices: { code: '70489216' },
    previewPrices: {
      change: { kind: 'campaign', lines: [{ code: '70489216', version: 1 }], percent: 10, ends_at: null },
      at: null,
    },
    ...(await changeSetBodies(ask)),
    ...{ showBankColumns: nothing, listUnknownMoney: nothing, listLoans: nothing },
    ...{ showOrder: named, findOrders: { text: order.ordernumber } },
    pickingList: { orders: { numbers: [order.ordernumber] } },
    previewMessage: { ...named, channel: 'sms', template: 'delay', text: 'Сайн байна уу' },
    ...{ previewBatch: batch, showBatch: { batch: started }, listBatches: { truck } },
    ...{ listProducts: nothing, countProducts: nothing, productChoices: nothing, findProducts: { text: 'NARAN' } },
    showProduct: { code: '70489215' },
    ...{ showTruck: { truck }, loadList: { truck }, customsList: { truck }, showCode: { id: code } },
    previewStatement: {
      file: Buffer.from(`Илгээгч;Данс\r\n${CUSTOMER.payer};${CUSTOMER.payerAccount}`).toString('base64'),
    },
    ...{ listTransfers: { state: 'open' }, suggestOrder: { id: row, ordernumber: unpaid } },
    suggestForPayment: { payment: unknown, ordernumber: unpaid },
    ...{ listRefunds: { tab: 'to_send' }, showRefund: { id: refund } },
    refundTerms: { ordernumber: other.ordernumber, reason: 'unavailable' },
    ...{ listThreads: nothing, showThread: { customer: order.buyer.id } },
    ...{ listReviews: { show: 'all' }, showReview: { id: await plantReview(db, order.buyer.id) } },
    ...{ listCustomers: { text: CUSTOMER.phone }, showCustomer: { id: order.buyer.id } },
    ...{ listSettings: nothing, showSetting: { form: 'bank_accounts' } },
    showDay: { day: '2026-11-15' },
    listPictures: await db.selectFrom('products').select('code').limit(1).executeTakeFirstOrThrow(),
    ...(await frontPageBodies(ask)),
    ...{ listShelves: nothing, showAttributes: { category: 1 } },
    ...{ listStock: nothing, showStock: { code: stocked }, showStocktake: { stocktake } },
    ...{
      listAudit: nothing,
      showAudit: { id: (await db.selectFrom('audit_log').select('id').orderBy('id').executeTakeFirstOrThrow()).id },
    },
    quotePhoneOrder: { lines: [{ id: '70489215', qty: 1 }], warehouse: 1 },
    phoneOrderChoices: nothing,
    ...{ listImports: nothing, showImport: { id }, listImportRows: { id, filter: 'all', sort: 'file' } },
    showReport: { from: '2026-11-01', to: '2026-11-15' },
    showStatus: nothing,
    ...{ showSearches: nothing, listSearches: nothing, listPopular: nothing, listSynonyms: nothing, listPins: nothing },
    ...{ listSuppliers: nothing, showPurchasing: nothing, listSoonOut: nothing, listPurchases: { list: 'open' } },
    ...(await purchaseBodies(ask)),
    previewSynonym: { said: 'квондрап', meant: 'буйдан', both_ways: true },
    ...{ showPins: { text: 'буйдан' }, previewPins: { text: 'буйдан', codes: [stocked] } },
  };
}

/** A draft purchase, with bodies that read it. */
async function purchaseBodies(ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>) {
  const words = { full_name: '', contact: '', email: '', phone: '', address: '', note: '' };
  const { id } = (await ask('createSupplier', { ...words, name: 'Хэнда', deposit_percent: 30 })).body.supplier;
  const lines = [{ code: '70489215', units: 7 }];
  const { number } = (await ask('createPurchase', { supplier: id, lines })).body.purchase;
  return { showPurchase: { number }, printPurchase: { number } };
}

/** A draft of the front page, with bodies that read it. */
async function frontPageBodies(ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>) {
  const { id } = (await ask('createFrontPage', { from: null })).body.version;
  return {
    ...{ listFrontPages: {}, listFrontPictures: {}, showFrontPage: { id }, checkFrontPage: { id, at: null } },
    compareFrontPages: { from: 'shop' as const, to: id as number },
  };
}

const TRUCK = {
  ...{ name: 'BJ-1', driver: 'Батаа', phone: null, plate: '7K21', capacityKg: 20_000, capacityLitres: 82_000 },
  ...{ departsAt: null, arrivesAt: null },
};

/** Puts this customer's data into every order and account. */
async function nameAll(db: Db): Promise<void> {
  const { name, phone, secondPhone, email, address } = CUSTOMER;
  const contacts = { contact_name: name, contact_phone: phone, contact_phone_2: secondPhone, contact_email: email };
  await db.updateTable('orders').set(contacts).execute();
  await db.updateTable('orders').set({ address }).where('delivery_kind', '=', 'delivery').execute();
  await db.updateTable('customers').set({ name, phone }).execute();
}

/** Requests the order's refund to the account; its id. */
async function askBack(
  db: Db,
  app: FastifyInstance,
  { id, buyer, ordernumber }: Awaited<ReturnType<typeof boughtOrder>>,
): Promise<number> {
  const { body } = await askAs(app, buyer.token, 'refundTerms', { ordernumber });
  const account = { bank: 'Хаан банк', number: CUSTOMER.account, holder: CUSTOMER.holder };
  const asked = { ordernumber, reason: body.reason, sum: body.sums.amount, account };
  const { status } = await askAs(app, buyer.token, 'askRefund', asked);
  if (status !== 200) throw new Error(`no refund was asked for: ${status}`);
  const task = db.selectFrom('refunds').select('id').where('order_id', '=', id);
  return (await task.executeTakeFirstOrThrow()).id;
}

/** A review with the customer's name, which the shop shows in part. */
async function plantReview(db: Db, customer_id: number): Promise<number> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
  const review = { customer_id, product_id: product.id, rating: 2, message: 'Богино', created_at: ago(3) };
  return (await db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()).id;
}

/** A message, and failed notices. */
async function plantNotices(db: Db, customer_id: number): Promise<void> {
  const message = { customer_id, title: 'Хүргэлт', message: 'Хэзээ ирэх вэ?', created_at: ago(20) };
  await db.insertInto('contact_messages').values(message).execute();
  const failed = { template: 'step', status: 'failed', last_error: 'refused', created_at: ago(2), attempts: 3 };
  const notices = [
    { ...failed, channel: 'sms', recipient: CUSTOMER.phone, dedupe_key: 'known sms' },
    { ...failed, channel: 'email', subject: 'Алхам', recipient: CUSTOMER.email, dedupe_key: 'known email' },
  ];
  await db.insertInto('notifications').values(notices).execute();
}

/** A price list whose columns nobody has mapped yet. */
async function plantImport(db: Db): Promise<number> {
  const staffId = await insertStaff(db);
  return inTransaction(db, async (tx) => {
    const id = await insertImport(tx, {
      ...{ supplier: 'Наран', file_name: 'naran.csv', upload_key: 'known-import', file_hash: Buffer.alloc(32, 4) },
      ...{ byte_size: 40, uploaded_by: staffId, uploaded_at: DEMO_DAY, heading_at: 1, headings: ['Код', 'Үнэ ₮'] },
    });
    if (id === undefined) throw new Error('the import was planted before');
    await insertCells(tx, id, [{ at: 2, cells: ['70489215', '1900000'] }]);
    return id;
  });
}

/** A bank line, and an unassigned payment; returns the ids of both. */
async function receive(db: Db, memo: string): Promise<{ row: number; unknown: number }> {
  const staffId = await insertStaff(db);
  const line = {
    ...{ key: Buffer.alloc(32, 1), bankNumber: 'FT-1', receivedAt: DEMO_DAY, amountTug: LINE_AMOUNT, memo, raw: [] },
    ...{ payer: CUSTOMER.payer, account: CUSTOMER.payerAccount },
  };
  await inTransaction(db, async (tx) => {
    const file = { bank: 'khan', fileName: 'khan.csv', fileHash: Buffer.alloc(32, 2), rowCount: 1, staffId };
    const statementId = (await insertStatement(tx, file, DEMO_DAY)) ?? 0;
    await insertRows(tx, { statementId, bank: 'khan' }, [line]);
  });
  const unknown = await insertPayment(db, null, { payer: CUSTOMER.payer, amount_tug: 7_000 });
  const task = { payment_id: unknown, gross_tug: 7_000, amount_tug: 7_000, reason: 'unknown_order' };
  await db
    .insertInto('refunds')
    .values({ ...task, instrument: 'provider', created_at: ago(1) })
    .execute();
  const written = db.selectFrom('bank_rows').select('id').where('bank_number', '=', 'FT-1');
  return { row: (await written.executeTakeFirstOrThrow()).id, unknown };
}

async function changeSetBodies(ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>) {
  const rule = { kind: 'percent', percent: 4, ending: 'nine_hundred' };
  const wanted = { kind: 'rule', filter: { text: 'NARAN' }, rule };
  const prepared = { wanted, name: 'Намрын үнэ', reason: 'Ханш өөрчлөгдсөн' };
  const { id } = (await ask('prepareChangeSet', prepared)).body.set;
  return {
    ...{ previewChangeSet: { wanted }, showChangeSet: { set: id }, listChangeSets: {} },
    ...{ listChangeSetRows: { set: id, show: 'all' }, showGrid: { codes: ['70489216'] } },
  };
}
