import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, newEmail, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { mailedCode } from '../../../../test/accounts/mailed-code.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { expired, insertOrder } from '../../../../test/guards/rows.ts';
import { askAs, oneMoreSession } from '../../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const NEW_PASSWORD = 'анхны нууц үг минь';

/** A customer without a password: logged in by mail or Google. */
async function customer(password: string | null = null) {
  const account = await insertAccount(real.database.db, { password });
  return { ...account, token: await oneMoreSession(real.database.db, account.id) };
}
const codeTo = (email: string) => mailedCode({ app: shop.app, db: real.database.db }, email);
const setPassword = (token: string, given: object) =>
  askAs(shop.app, token, 'changePassword', { password: NEW_PASSWORD, ...given });
const rowOf = (id: number) =>
  real.database.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('whoever has no password gets the first one by a mailed code, which holds once', async () => {
  const { id, email, token } = await customer();
  const proof = await codeTo(email);
  const { status, body } = await setPassword(token, { proof });
  expect(status).toBe(200);
  expect(await verify((await rowOf(id)).password_hash ?? '', NEW_PASSWORD)).toBe(true);
  await real.database.db.updateTable('customers').set({ password_hash: null }).where('id', '=', id).execute();
  expect(await setPassword(body.token, { proof })).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
});

test.each(['password', 'nothing'])('where there is no password, %s is no proof', async (given) => {
  const { id, token } = await customer();
  const refused = await setPassword(token, given === 'password' ? { currentPassword: PASSWORD } : {});
  expect(refused).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
  expect((await rowOf(id)).password_hash).toBeNull();
});

test('where there is a password, a code is no proof: an unlocked phone shows both shop and mailbox', async () => {
  const { email, token } = await customer(PASSWORD);
  expect(await setPassword(token, { proof: await codeTo(email) })).toMatchObject({ body: { code: 'wrong_password' } });
});

test('a code to another address, and a wrong one, prove nothing', async () => {
  const { id, email, token } = await customer();
  const another = await codeTo((await insertAccount(real.database.db)).email);
  expect(await setPassword(token, { proof: another })).toMatchObject({ body: { code: 'code_wrong' } });
  const { code, browser } = await codeTo(email);
  const wrong = { browser, code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
  expect(await setPassword(token, { proof: wrong })).toMatchObject({ body: { code: 'code_wrong' } });
  expect((await rowOf(id)).password_hash).toBeNull();
});

test('another e-mail is asked for by a code, too', async () => {
  const { email, token } = await customer();
  const wanted = newEmail();
  const info = { name: 'Болд', email: wanted, phone: '99112233' };
  const { status, body } = await askAs(shop.app, token, 'updateInfo', { info, proof: await codeTo(email) });
  expect({ status, ...body }).toEqual({ status: 200, result: 'success', pending_email: wanted });
});

test('an erasure that is refused leaves the code as it was: it serves when the order is done', async () => {
  const { db } = real.database;
  const { id, email, token } = await customer();
  const proof = await codeTo(email);
  const order = await insertOrder(db, { customer_id: id });
  const erase = () => askAs(shop.app, token, 'deleteAccount', { proof });
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'order_in_work' } });
  await db.updateTable('orders').set(expired()).where('id', '=', order).execute();
  expect((await erase()).status).toBe(200);
  expect((await rowOf(id)).erased_at).not.toBeNull();
});
