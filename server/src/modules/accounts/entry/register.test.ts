import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, newEmail } from '../../../../test/accounts/account-of-test.ts';
import { askFrom, newAddress } from '../../../../test/accounts/asking.ts';
import { emailsTo, secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { visitorOfTest } from '../../../../test/accounts/visitor-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const PASSWORD = 'тав дахь улирал';
const formOf = (email: string, changed: object = {}) => ({
  user: { name: 'Болд', email, phone: '70112233', password: PASSWORD, rePassword: PASSWORD, ...changed },
});
const register = (email: string, changed: object = {}, address?: string) =>
  askFrom(shop.app, 'register', formOf(email, changed), address === undefined ? {} : { address });
const login = (email: string, password: string) => askFrom(shop.app, 'login', { email, password });
const customer = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).execute();

test('who registers gets an email, and is in as soon as its link was used', async () => {
  const email = newEmail();
  const visitor = visitorOfTest(shop.app);
  expect(await visitor.ask('register', formOf(email))).toEqual({ status: 200, result: 'success' });
  expect(await customer(email)).toMatchObject([
    { name: 'Болд', phone: '70112233', email_confirmed_at: null, terms_version: '2026-11-15' },
  ]);
  expect(await login(email, PASSWORD)).toMatchObject({ code: 'email_not_confirmed' });
  const token = await secretOf(real.database.db, email, 'confirm-email');
  expect(await visitor.ask('confirmEmail', { token })).toMatchObject({ status: 200 });
  expect(await login(email, PASSWORD)).toMatchObject({ status: 200, data: { name: 'Болд', bonus: 2_020 } });
});

test('an address that is somebody’s is taken, and nothing about it changes', async () => {
  const { email } = await insertAccount(real.database.db);
  const before = await customer(email);
  expect(await register(email)).toMatchObject({
    status: 409,
    result: 'taken',
    data: 'Уучлаарай. Цахим хаяг бүртгэлтэй байна',
  });
  expect(await customer(email)).toEqual(before);
  expect(await emailsTo(real.database.db, email)).toEqual([]);
});

test('an account that nobody confirmed is written over, and the earlier email opens nothing', async () => {
  const email = newEmail();
  await register(email, { name: 'Нэг', password: 'анхны нууц үг', rePassword: 'анхны нууц үг' });
  const first = await secretOf(real.database.db, email, 'confirm-email');
  await register(email, { name: 'Хоёр' });
  expect(await customer(email)).toMatchObject([{ name: 'Хоёр' }]);
  expect(await askFrom(shop.app, 'confirmEmail', { token: first })).toMatchObject({ code: 'link_invalid' });
  const second = await secretOf(real.database.db, email, 'confirm-email');
  const confirmed = await askFrom(shop.app, 'confirmEmail', { token: second, password: PASSWORD });
  expect(confirmed).toMatchObject({ status: 200 });
  expect(await login(email, 'анхны нууц үг')).toMatchObject({ code: 'wrong_credentials' });
  expect(await login(email, PASSWORD)).toMatchObject({ status: 200 });
});

test.each(['password1', 'Football1', 'QWERTYUIOP', '1q2w3e4r'])('«%s» is too common to be taken', async (password) => {
  const email = newEmail();
  expect(await register(email, { password, rePassword: password })).toMatchObject({ code: 'password_common' });
  expect(await customer(email)).toEqual([]);
});

test('passwords that differ are told beside the field', async () => {
  const answer = await register(newEmail(), { rePassword: 'тав дахь улирол' });
  expect(answer).toMatchObject({
    status: 400,
    code: 'invalid_request',
    details: { 'user.rePassword': 'Уучлаарай. Нууц үг тохирсонгүй' },
  });
});

test('an address registers ten times an hour, taken ones included', async () => {
  const address = newAddress();
  const { email: taken } = await insertAccount(real.database.db);
  for (let count = 0; count < 10; count += 1) {
    const answer = await register(count % 2 === 0 ? taken : newEmail(), {}, address);
    expect(answer.status).toBe(count % 2 === 0 ? 409 : 200);
  }
  expect(await register(newEmail(), {}, address)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await register(newEmail())).toMatchObject({ status: 200 });
});

test('an e-mail gets ten links an hour, from however many addresses they are asked for', async () => {
  const email = newEmail();
  for (let count = 0; count < 10; count += 1) expect(await register(email)).toMatchObject({ status: 200 });
  expect(await register(email)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await emailsTo(real.database.db, email)).toHaveLength(10);
});

test('whatever else goes wrong has the words of the form, and is logged without the person', async () => {
  const { pool } = real.database;
  const email = newEmail();
  await pool.query('alter table notifications rename to notifications_away');
  const answer = await register(email);
  await pool.query('alter table notifications_away rename to notifications');
  expect(answer).toMatchObject({
    status: 500,
    result: 'somewrong',
    data: 'Уучлаарай. алдаа гарлаа дахин оролдоно уу',
  });
  expect(await customer(email)).toEqual([]);
  expect(shop.log()).toContain('a request failed');
  for (const secret of [email, PASSWORD, '70112233']) expect(shop.log()).not.toContain(secret);
});
