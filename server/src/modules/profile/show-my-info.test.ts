import { calls } from '@tokhi/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../../test/accounts/account-of-test.ts';
import { wholeCustomer } from '../../../test/accounts/whole-customer.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertOrder } from '../../../test/guards/rows.ts';
import { recordStatements } from '../../../test/recorded-statements.ts';
import { askAs, oneMoreSession, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { showViewer } from './show-viewer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const infoOf = async (token: string) => (await askAs(shop.app, token, 'myInfo')).body;

test('the profile has every field that the contract names: who it is, the saved products, the number of orders', async () => {
  const { db } = real.database;
  const { id, email, token } = await wholeCustomer(db);
  await insertOrder(db, { customer_id: id });
  await insertOrder(db);
  const info = await infoOf(token);
  expect(calls.myInfo.reply.parse(info)).toEqual(info);
  expect(info).toMatchObject({ result: 'success', order: 2, save: [{ code: '70489215' }] });
  expect(info.info).toEqual([
    {
      ...{ name: 'Болд', email, phone: '99887766', phone2: '88776655', img: 'p.webp' },
      ...{ bonus: 8_020, pending_email: null, has_password: true },
    },
  ]);
});

test('whoever came in by a code has no name, no phone and no password yet', async () => {
  const { id, email } = await insertAccount(real.database.db, { name: null, password: null });
  const token = await oneMoreSession(real.database.db, id);
  expect(await infoOf(token)).toEqual({
    ...{ result: 'success', save: [], order: 0 },
    info: [{ name: '', email, phone: '', phone2: null, img: null, bonus: 0, pending_email: null, has_password: false }],
  });
});

test('an address that waits for its link is shown beside the one that holds', async () => {
  const { id, email, token } = await signedInCustomer(real.database.db);
  const expires_at = new Date(DEMO_DAY.getTime() + 1);
  const link = {
    token_hash: Buffer.alloc(32, 9),
    customer_id: id,
    purpose: 'change_email',
    email: 'new@tokhi.example',
  };
  await real.database.db
    .insertInto('one_time_tokens')
    .values({ ...link, created_at: DEMO_DAY, expires_at })
    .execute();
  expect((await infoOf(token)).info).toMatchObject([{ email, pending_email: 'new@tokhi.example' }]);
});

test('marks are name, bonus and saved codes, in one statement', async () => {
  const { id, token } = await wholeCustomer(real.database.db);
  const viewer = { result: 'success', data: { name: 'Болд', bonus: 8_020, saved: ['70489215'] } };
  expect((await askAs(shop.app, token, 'myMarks')).body).toEqual(viewer);
  const { db, take } = recordStatements(real.database.pool);
  expect(await showViewer(db, id)).toEqual(viewer);
  expect(take()).toHaveLength(1);
});

test('the newest saved product is the first mark, and one that is not sold any more is none', async () => {
  const { db } = real.database;
  const { id, token } = await signedInCustomer(db);
  const products = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('is_listed', '=', true)
    .limit(3)
    .execute();
  const [old, young, gone] = products.map(({ code }) => code);
  const saved = products.map(({ id: product_id }, at) => ({
    ...{ customer_id: id, product_id, slot: at + 1, price_seen_tug: 1 },
    created_at: new Date(DEMO_DAY.getTime() + at),
  }));
  await db.insertInto('favourites').values(saved).execute();
  await db
    .updateTable('products')
    .set({ withdrawn_at: DEMO_DAY })
    .where('code', '=', gone ?? '')
    .execute();
  expect((await askAs(shop.app, token, 'myMarks')).body.data.saved).toEqual([young, old]);
});
