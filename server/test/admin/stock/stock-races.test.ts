// A count against an order, and two counts: one wins, the other gets what changed, and the invariants hold.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { orderAs } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { sizeOf } from '../../sizes.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants, loserOf, raceEach, unlessBusy } from '../race-rounds.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let cookies: string[] = [];
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  for (const _member of [1, 2])
    cookies = [...cookies, await logIn(admin, await insertMember(real.database.db, ['warehouse']))];
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, by = 0) =>
  unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
const products = async () => {
  const made = [];
  for (let round = 0; round < sizeOf('STOCK_RACES'); round += 1) made.push(await stockedProduct(real.database.db, 5));
  return made;
};
const versionOf = async (code: string): Promise<number> => (await ask('showStock', { code })).body.version;

test('of a count to two and an order of three one is done, and the other learns why not', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ code }) => {
    const [version, { token }] = [await versionOf(code), await signedInCustomer(db)];
    const [counted, ordered] = await Promise.all([
      ask('countStock', { code, units: 2, place: 'beijing', version }),
      unlessBusy(() => orderAs(shop.app, token, { lines: [{ code, qty: 3 }] })),
    ]);
    const isCounted = counted.status === 200;
    const whyNot = isCounted ? [] : [counted.body.code, counted.body.data.includes(ordered.body.ordernumber)];
    expect([ordered.status, ...whyNot]).toEqual(isCounted ? [409] : [200, 'units_reserved', true]);
  });
  await expectInvariants(db);
});

test('of two who count one product one does, and the other reads what changed', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ id, code }) => {
    const version = await versionOf(code);
    const counted = { code, place: 'ulaanbaatar', version };
    const answers = await Promise.all([
      ask('countStock', { ...counted, units: 3 }),
      ask('countStock', { ...counted, units: 4 }, 1),
    ]);
    const { body } = loserOf(answers);
    const { on_hand } = await db
      .selectFrom('stock_levels')
      .select('on_hand')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(body.details).toMatchObject({ on_hand });
  });
  await expectInvariants(db);
});
