import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearing, block, insertAccount, newEmail, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { visitorOfTest } from '../../../../test/accounts/visitor-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const login = async (email: string, password: string, browser = 'Chrome', remoteAddress = '203.0.113.7') => {
  const headers = { 'user-agent': browser };
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/user/login', headers, remoteAddress, payload: { email, password } },
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
};
const logout = (token: string) =>
  shop.app.inject({ method: 'POST', url: '/api/user/logout', headers: bearing(token), payload: {} });
const emailsTo = (email: string) =>
  real.database.db.selectFrom('notifications').selectAll().where('recipient', '=', email).orderBy('id').execute();

test('the right password opens a session that knows its owner, and is kept as a hash alone', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const answer = await login(` ${email.toUpperCase()}`, PASSWORD);
  expect(answer).toMatchObject({ status: 200, result: 'success', data: { name: 'Болд', bonus: 0 } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(Buffer.from(answer.token, 'base64url')).toHaveLength(32);
  const session = await real.database.db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(session).toMatchObject({ ip: '203.0.113.7', user_agent: 'Chrome', revoked_at: null });
  expect(JSON.stringify(session)).not.toContain(answer.token);
});

test('a wrong password and an unknown address get one answer', async () => {
  const { email } = await insertAccount(real.database.db);
  const wrong = await login(email, 'something else');
  expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials', result: 'fail' });
  const { headers: _, ...said } = wrong;
  expect(await login(newEmail(), 'something else')).toMatchObject(said);
});

test('an account that comes in by Google or by mail alone has no password to be guessed', async () => {
  const { email } = await insertAccount(real.database.db, { password: null });
  expect(await login(email, PASSWORD)).toMatchObject({ status: 401, code: 'wrong_credentials' });
});

test('that an address is not confirmed, or an account blocked, is told to whoever knows the password', async () => {
  const unconfirmed = await insertAccount(real.database.db, { confirmed: false });
  expect(await login(unconfirmed.email, 'something else')).toMatchObject({ code: 'wrong_credentials' });
  expect(await login(unconfirmed.email, PASSWORD)).toMatchObject({ status: 401, code: 'email_not_confirmed' });
  const blocked = await insertAccount(real.database.db);
  await block(real.database.db, blocked.id);
  expect(await login(blocked.email, 'something else')).toMatchObject({ code: 'wrong_credentials' });
  expect(await login(blocked.email, PASSWORD)).toMatchObject({ status: 403, code: 'forbidden' });
});

test('a password that was hashed more cheaply is hashed anew when it is typed', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const hashOf = async () =>
    (
      await real.database.db
        .selectFrom('customers')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash;
  await login(email, PASSWORD);
  const renewed = await hashOf();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await login(email, PASSWORD)).toMatchObject({ status: 200 });
  expect(await hashOf()).toBe(renewed);
});

test('the owner gets an email about a browser that was never used before, and about no other', async () => {
  const { email } = await insertAccount(real.database.db);
  for (const browser of ['Chrome', 'Chrome', 'Firefox', 'Chrome', 'Firefox']) await login(email, PASSWORD, browser);
  const emails = await emailsTo(email);
  expect(emails.map(({ template, payload }) => ({ template, payload }))).toMatchObject([
    { template: 'new-device', payload: { browser: 'Firefox', address: '203.0.113.7' } },
  ]);
});

const CHROME = (version: number, system = 'Windows NT 10.0; Win64; x64') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const newDevices = async (email: string) =>
  (await emailsTo(email)).filter(({ template }) => template === 'new-device').length;

test.each([
  ['an update of the same browser', CHROME(131), '203.0.113.99', 0],
  ['the same browser in another network', CHROME(130), '198.51.100.7', 1],
  ['another system in the same network', CHROME(130, 'Macintosh; Intel Mac OS X 10_15_7'), '203.0.113.7', 1],
])('a browser is told by its name and network: %s', async (_what, browser, address, emails) => {
  const { email } = await insertAccount(real.database.db);
  await login(email, PASSWORD, CHROME(130));
  await login(email, PASSWORD, browser, address);
  expect(await newDevices(email)).toBe(emails);
});

test.each([
  ['2001:db8:1:2::3', 0],
  ['2001:db8:2:2::3', 1],
  ['::ffff:198.51.100.7', 1],
])('of IPv6 the network is a /48: %s', async (address, emails) => {
  const { email } = await insertAccount(real.database.db);
  await login(email, PASSWORD, CHROME(130), '2001:db8:1::1');
  await login(email, PASSWORD, CHROME(130), '::ffff:203.0.113.7');
  await login(email, PASSWORD, CHROME(130), address);
  expect((await newDevices(email)) - 1).toBe(emails);
});

test('a browser that keeps its cookie is known in every network', async () => {
  const { email } = await insertAccount(real.database.db);
  const phone = visitorOfTest(shop.app, { address: '203.0.113.7', agent: CHROME(130) });
  await phone.ask('login', { email, password: PASSWORD });
  const away = visitorOfTest(shop.app, { address: '198.51.100.7', agent: CHROME(131) });
  await away.ask('login', { email, password: PASSWORD }, { cookie: phone.cookies() });
  expect(await newDevices(email)).toBe(0);
});

test('after ten wrong passwords an account hears none, right ones included, from wherever they come', async () => {
  const { email } = await insertAccount(real.database.db);
  for (let count = 0; count < 10; count += 1) {
    expect(await login(email, `wrong ${count}`, 'Chrome', `198.51.100.${count}`)).toMatchObject({ status: 401 });
  }
  expect(await login(email, PASSWORD)).toMatchObject({ status: 429, code: 'too_many_tries', result: 'fail' });
  const other = await insertAccount(real.database.db);
  expect(await login(other.email, PASSWORD)).toMatchObject({ status: 200 });
});

test('right passwords are not counted', async () => {
  const { email } = await insertAccount(real.database.db);
  for (let count = 0; count < 12; count += 1) expect(await login(email, PASSWORD)).toMatchObject({ status: 200 });
});

test('of forty wrong passwords at once an account hears ten', async () => {
  const { email } = await insertAccount(real.database.db);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => login(email, `wrong ${at}`, 'Chrome', `198.51.100.${100 + at}`)),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(30);
});

test('after a hundred wrong passwords an address is heard for no account', async () => {
  const address = '192.0.2.44';
  const answers = [];
  for (let count = 0; count < 101; count += 1) answers.push(login(newEmail(), 'wrong', 'Chrome', address));
  const codes = (await Promise.all(answers)).map(({ code }) => code);
  // The shop may be too busy for some, which then do not count.
  for (let busy = codes.filter((code) => code === 'shop_busy').length; busy > 0; busy -= 1) {
    codes.push((await login(newEmail(), 'wrong', 'Chrome', address)).code);
  }
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(100);
  expect(await login(newEmail(), 'wrong', 'Chrome', address)).toMatchObject({ code: 'too_many_tries' });
});

test('log-out ends the session that asks, and no other', async () => {
  const { email } = await insertAccount(real.database.db);
  const [phone, desktop] = [await login(email, PASSWORD), await login(email, PASSWORD)];
  expect((await logout(phone.token)).json()).toEqual({ result: 'success' });
  expect((await logout(phone.token)).json()).toMatchObject({ code: 'login_required' });
  expect((await logout(desktop.token)).statusCode).toBe(200);
});

test('neither password nor token nor address of mail is in the log', async () => {
  const { email } = await insertAccount(real.database.db);
  const { token } = await login(email, PASSWORD);
  await login(email, 'a-wrong-one-to-find');
  for (const secret of [email, token, PASSWORD, 'a-wrong-one-to-find']) expect(shop.log()).not.toContain(secret);
});
