// A link is opened in a browser that the account does not know (record 146).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearing, insertAccount, newEmail, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type VisitorOfTest, visitorOfTest } from '../../../../test/accounts/visitor-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const NEW_PASSWORD = 'цоо шинэ нууц үг';
const visitor = () => visitorOfTest(shop.app);
const customer = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

async function registered(by = visitor()) {
  const email = newEmail();
  const user = { name: 'Болд', email, phone: '99112233', password: PASSWORD, rePassword: PASSWORD };
  expect(await by.ask('register', { user })).toMatchObject({ status: 200 });
  return { email, by, token: await secretOf(real.database.db, email, 'confirm-email') };
}
const canLogIn = async (email: string, password: string) =>
  (await visitor().ask('login', { email, password })).status === 200;

test('the browser that registered confirms by one press, and keeps what was typed in it', async () => {
  const { email, by, token } = await registered();
  expect(await by.ask('confirmEmail', { token })).toMatchObject({ status: 200, already: false });
  expect(await customer(email)).toMatchObject({ name: 'Болд', phone: '99112233', password_chosen_in: null });
  expect(await canLogIn(email, PASSWORD)).toBe(true);
});

test('another browser is asked for the password, and nothing is confirmed before', async () => {
  const { email, token } = await registered();
  const phone = visitor();
  expect(await phone.ask('confirmEmail', { token })).toMatchObject({
    ...{ status: 409, code: 'password_not_proven', details: { has_password: 1 } },
  });
  const wrong = await phone.ask('confirmEmail', { token, password: 'a wrong one' });
  expect(wrong).toMatchObject({ status: 400, code: 'wrong_password' });
  expect((await customer(email)).email_confirmed_at).toBeNull();
  expect(await phone.ask('confirmEmail', { token, password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await customer(email)).toMatchObject({ name: 'Болд', phone: '99112233' });
  expect(await canLogIn(email, PASSWORD)).toBe(true);
});

test('whoever has the mailbox alone sets a new password, and nothing that was typed at registration is left', async () => {
  const { email, token } = await registered();
  const owner = visitor();
  expect(await owner.ask('confirmEmail', { token, newPassword: 'password1' })).toMatchObject({
    code: 'password_common',
  });
  expect(await owner.ask('confirmEmail', { token, newPassword: NEW_PASSWORD })).toMatchObject({ status: 200 });
  expect(await customer(email)).toMatchObject({ name: null, phone: null });
  expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEW_PASSWORD)]).toEqual([false, true]);
});

test('ten wrong passwords close that way, and leave the other one', async () => {
  const { email, token } = await registered();
  const owner = visitor();
  for (let count = 0; count < 10; count += 1) {
    expect(await owner.ask('confirmEmail', { token, password: `wrong ${count}` })).toMatchObject({ status: 400 });
  }
  expect(await owner.ask('confirmEmail', { token, password: PASSWORD })).toMatchObject({ code: 'too_many_tries' });
  expect(await owner.ask('confirmEmail', { token, newPassword: NEW_PASSWORD })).toMatchObject({ status: 200 });
  expect((await customer(email)).email_confirmed_at).not.toBeNull();
});

/** Somebody signs in and asks to change the account's address. */
async function moving(by: VisitorOfTest) {
  const { email } = await insertAccount(real.database.db);
  const { token: session = '' } = await by.ask('login', { email, password: PASSWORD });
  const wanted = newEmail();
  const info = { name: 'Болд', email: wanted, phone: '99112233' };
  await by.ask('updateInfo', { info, currentPassword: PASSWORD }, bearing(session));
  return { wanted, session, token: await secretOf(real.database.db, wanted, 'email-change') };
}

test('an address is changed by one press in a browser that is signed in', async () => {
  const by = visitor();
  const { wanted, token } = await moving(by);
  expect(await by.ask('confirmEmail', { token })).toMatchObject({ status: 200 });
  expect(await canLogIn(wanted, PASSWORD)).toBe(true);
});

test('whose address a stranger asked for does not get the stranger into the account', async () => {
  const stranger = visitor();
  const { wanted, token, session } = await moving(stranger);
  const owner = visitor();
  expect(await owner.ask('confirmEmail', { token })).toMatchObject({ code: 'password_not_proven' });
  expect(await owner.ask('confirmEmail', { token, newPassword: NEW_PASSWORD })).toMatchObject({ status: 200 });
  expect(await stranger.ask('mySessions', {}, bearing(session))).toMatchObject({ status: 401 });
  expect(await customer(wanted)).toMatchObject({ name: null, phone: null });
  expect([await canLogIn(wanted, PASSWORD), await canLogIn(wanted, NEW_PASSWORD)]).toEqual([false, true]);
});

test('the table takes no confirmed account whose password nobody proved', async () => {
  const { email } = await registered();
  const confirm = real.database.db.updateTable('customers').set({ email_confirmed_at: new Date() });
  await expect(confirm.where('email', '=', email).execute()).rejects.toThrow(
    /a_confirmed_account_has_no_unproven_password/,
  );
});

test('the cookie of a browser is out of reach of scripts and pages, and kept as a hash', async () => {
  const url = '/api/user/login';
  const login = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url, headers, payload: { email: newEmail(), password: 'x' } });
  const { headers } = await login({});
  expect(headers['set-cookie']).toMatch(
    /^browser=[\w-]{43}; Path=\/api\/user; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
  const behindTls = (await login({ 'x-forwarded-proto': 'https' })).headers['set-cookie'];
  expect(behindTls).toMatch(/^__Secure-browser=[\w-]{43}; .*; HttpOnly; SameSite=Lax; Secure$/);
  // A cookie that was set without TLS, possibly planted, is not trusted behind TLS.
  const planted = await login({ 'x-forwarded-proto': 'https', cookie: `browser=${'b'.repeat(43)}` });
  expect(planted.headers['set-cookie']).toMatch(/^__Secure-browser=(?!b{43})/);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  expect((await login({ cookie: `a=b; ${cookie}; c=d` })).headers).not.toHaveProperty('set-cookie');
  const brands = await shop.app.inject({ method: 'POST', url: '/api/home/brands', payload: {} });
  expect(brands.headers).not.toHaveProperty('set-cookie');
  const { email, by } = await registered();
  const { password_chosen_in } = await customer(email);
  expect(password_chosen_in).toHaveLength(32);
  expect(by.cookies()).not.toContain(password_chosen_in?.toString('base64url'));
});
