import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest, askAdmin } from '../../../test/admin/admin-of-test.ts';
import { insertMember, logIn } from '../../../test/admin/member-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest, dbAs } from '../../../test/database-of-test.ts';
import { statusOf } from '../../../test/money/money-rows.ts';
import { askBack, boughtOrder } from '../../../test/refunds/bought-order.ts';
import { runBatch } from './run-batch.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['owner']));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const buy = () => boughtOrder(real.database.db, shop.app, { tables: 1, chairs: 2 });
const standing = (id: number) => statusOf(real.database.db, id);

test('an order of which all is asked back stays until that is decided; one that is asked back in part goes on', async () => {
  const [whole, part, other] = [await buy(), await buy(), await buy()];
  expect((await askBack(shop.app, whole)).asked.status).toBe(200);
  expect((await askBack(shop.app, part, [{ id: part.table.code, qty: 1 }])).asked.status).toBe(200);
  const { version } = (await ask('showOrder', { ordernumber: whole.ordernumber })).body.order;
  const move = () => ask('moveOrder', { ordernumber: whole.ordernumber, to: 'ordered', version });
  expect(await move()).toMatchObject({ status: 409, body: { code: 'order_asked_back' } });

  const numbers = [whole, part, other].map(({ ordernumber }) => ordernumber);
  const action = { kind: 'move-orders', to: 'ordered', orders: { numbers } };
  const staying = [{ reason: 'asked_back', count: 1, numbers: [whole.ordernumber] }];
  expect((await ask('previewBatch', { action })).body).toMatchObject({ total: 3, moving: 2, staying });
  const { id } = (await ask('startBatch', { action })).body.batch;
  await runBatch(dbAs(real.database.db, 'worker'), id, () => admin.clock.now);
  expect((await ask('showBatch', { batch: id })).body.batch).toMatchObject({ done: 2, staying });
  expect(await Promise.all([whole, part, other].map((order) => standing(order.id)))).toEqual([
    ...['paid', 'ordered', 'ordered'],
  ]);

  const { refunds } = (await ask('listRefunds', { tab: 'to_send' })).body;
  const task = refunds.find((one: { ordernumber: string }) => one.ordernumber === whole.ordernumber);
  expect((await ask('declineRefund', { id: task.id, answer: 'Хэрэглэгч бодлоо өөрчилсөн' })).status).toBe(200);
  expect((await move()).status).toBe(200);
  expect(await standing(whole.id)).toBe('ordered');
});
