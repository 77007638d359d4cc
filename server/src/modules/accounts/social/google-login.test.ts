import { createHash, randomUUID } from 'node:crypto';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { block, insertAccount, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { ATTEMPT, browserOfTest, SHOP_ORIGIN, socialEnv } from '../../../../test/accounts/browser-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';

const real = databaseOfTest();
let sandbox: Sandbox;
let shop: AppOfTest;
let otherProcess: AppOfTest;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  shop = await appOfTest(real.database, {}, socialEnv(sandbox.webAddress));
  otherProcess = await appOfTest(real.database, {}, socialEnv(sandbox.webAddress));
});
afterAll(async () => {
  await shop?.close();
  await otherProcess?.close();
  await sandbox?.close();
});

const newPerson = (email = `nomin-${randomUUID()}@people.example`) => ({ name: 'Номин', email, proven: '1' });
const customersOf = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).execute();
const identitiesOf = (customerId: number) =>
  real.database.db.selectFrom('customer_identities').selectAll().where('customer_id', '=', customerId).execute();
const sessionsOf = (customerId: number) =>
  real.database.db.selectFrom('sessions').selectAll().where('customer_id', '=', customerId).execute();

test('whoever comes by Google for the first time has an account, a proven address and the welcome bonus', async () => {
  const person = newPerson();
  const answer = await browserOfTest(shop).signInAt('google', person);
  expect(answer.message()).toEqual({
    kind: 'social-login',
    attempt: ATTEMPT,
    reply: { result: 'success', token: expect.any(String), data: { name: 'Номин', bonus: WELCOME_BONUS } },
  });
  const [customer] = await customersOf(person.email);
  expect(customer).toMatchObject({ name: 'Номин', password_hash: null, email_confirmed_at: expect.any(Date) });
  expect(await identitiesOf(customer?.id ?? 0)).toMatchObject([{ issuer: 'google' }]);
});

test('the session of the message opens what is the customer’s', async () => {
  const { reply } = (await browserOfTest(shop).signInAt('google', newPerson())).message();
  const headers = { authorization: `Bearer ${'token' in reply ? reply.token : ''}` };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/user/logout', headers, payload: {} });
  expect(answer.statusCode).toBe(200);
});

test('the popup’s page runs one script, speaks to the shop’s origin alone and stays tied to its opener', async () => {
  const { headers, body } = await browserOfTest(shop).signInAt('google', newPerson());
  const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'sha256-${hash}'`);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  });
  expect(body).toContain(`"origin":"${SHOP_ORIGIN}"`);
});

test('a name cannot leave its place in the popup’s page', async () => {
  const person = { ...newPerson(), name: '</script><script>alert(1)</script>' };
  const { body, message } = await browserOfTest(shop).signInAt('google', person);
  expect(body).not.toContain('<script>alert');
  expect(message().reply).toMatchObject({ data: { name: person.name } });
});

test('what was begun in one process is finished in another', async () => {
  const browser = browserOfTest(shop);
  const back = await browser.comeBackFrom('google', newPerson());
  const known = { cookie: `browser=${'b'.repeat(43)}` };
  const begun = await shop.app.inject({ url: '/api/user/google-login', headers: known });
  expect(begun.headers['set-cookie']).toMatch(
    /^social-login=[\w-]+; Path=\/api\/user\/google-login; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
  const cookie = browser.cookies();
  const answer = browser.answerOf(await otherProcess.app.inject({ url: back, headers: { cookie } }));
  expect(answer.message().reply).toMatchObject({ result: 'success' });
});

test('a way back that another browser began, or that was changed, opens nothing', async () => {
  const back = await browserOfTest(shop).comeBackFrom('google', newPerson());
  const refused = { result: 'failed', code: 'social_profile_failed' };
  const stranger = browserOfTest(shop);
  expect(stranger.answerOf(await stranger.askShop(back)).message().reply).toMatchObject(refused);
  await stranger.comeBackFrom('google', newPerson());
  expect(stranger.answerOf(await stranger.askShop(back)).message().reply).toMatchObject(refused);
});

test('a code opens one session, however often its address is opened', async () => {
  const person = newPerson();
  const browser = browserOfTest(shop);
  const back = await browser.comeBackFrom('google', person);
  const cookie = browser.cookies();
  const open = async () => browser.answerOf(await shop.app.inject({ url: back, headers: { cookie } })).message().reply;
  expect(await open()).toMatchObject({ result: 'success' });
  expect(await open()).toMatchObject({ code: 'social_profile_failed' });
  const [customer] = await customersOf(person.email);
  expect(await sessionsOf(customer?.id ?? 0)).toHaveLength(1);
});

test('an account with the same proven address is linked, and keeps its password and its name', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const answer = await browserOfTest(shop).signInAt('google', newPerson(email.toUpperCase()));
  expect(answer.message().reply).toMatchObject({ result: 'success', data: { name: 'Болд', bonus: 0 } });
  expect(await identitiesOf(id)).toHaveLength(1);
  const login = { method: 'POST', url: '/api/user/login', payload: { email, password: PASSWORD } } as const;
  expect((await shop.app.inject(login)).statusCode).toBe(200);
});

test('a password that nobody proved falls when Google proves the address', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  await browserOfTest(shop).signInAt('google', newPerson(email));
  expect(await customersOf(email)).toMatchObject([{ id, password_hash: null, email_confirmed_at: expect.any(Date) }]);
  const login = { method: 'POST', url: '/api/user/login', payload: { email, password: PASSWORD } } as const;
  expect((await shop.app.inject(login)).json()).toMatchObject({ code: 'wrong_credentials' });
});

test('an identity opens its account also when its address has changed at Google', async () => {
  const person = newPerson();
  await browserOfTest(shop).signInAt('google', person);
  const moved = `moved-${randomUUID()}@tokhi.example`;
  await real.database.db.updateTable('customers').set({ email: moved }).where('email', '=', person.email).execute();
  const [customer] = await customersOf(moved);
  const [identity] = await identitiesOf(customer?.id ?? 0);
  await browserOfTest(shop).signInAt('google', { person: identity?.subject ?? '' });
  expect(await sessionsOf(customer?.id ?? 0)).toHaveLength(2);
  expect(await customersOf(person.email)).toEqual([]);
});

test('twenty logins of one new Google account at once, in two processes, make one account with one bonus', async () => {
  const person = newPerson();
  // Known to Google but not to us: this browser never returns to the shop.
  await browserOfTest(shop).comeBackFrom('google', person);
  const id = await idAtGoogle(person.email);
  const logins = Array.from({ length: 20 }, (_, at) =>
    browserOfTest(at % 2 === 0 ? shop : otherProcess).signInAt('google', { person: id }),
  );
  const replies = (await Promise.all(logins)).map((answer) => answer.message().reply.result);
  expect(replies).toEqual(Array.from({ length: 20 }, () => 'success'));
  const customers = await customersOf(person.email);
  expect(customers).toHaveLength(1);
  const [{ id: customerId } = { id: 0 }] = customers;
  expect(await identitiesOf(customerId)).toHaveLength(1);
  const ledger = real.database.db.selectFrom('bonus_ledger').select('points').where('customer_id', '=', customerId);
  expect(await ledger.execute()).toEqual([{ points: WELCOME_BONUS }]);
});

async function idAtGoogle(email: string): Promise<string> {
  const answer = await fetch(`${sandbox.webAddress}/people?email=${encodeURIComponent(email)}`);
  const { people } = (await answer.json()) as { people: { id: string }[] };
  return people[0]?.id ?? '';
}

test('whoever cancels at Google is told nothing, and nothing is made', async () => {
  const answer = await browserOfTest(shop).signInAt('google', { cancel: '1' });
  expect(answer.message()).toEqual({ kind: 'social-login', attempt: ATTEMPT, reply: { result: 'cancelled' } });
});

test('a Google account without an e-mail is refused in the spec’s words', async () => {
  const answer = await browserOfTest(shop).signInAt('google', { name: 'Тэмүүлэн', email: '' });
  expect(answer.message().reply).toEqual({
    result: 'failed',
    code: 'social_profile_failed',
    data: 'Уучлаарай. Шаардлагатай талбарууд татагдсангүй.',
  });
});

test('an address that Google did not verify links nothing before a mailed code', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const answer = await browserOfTest(shop).signInAt('google', { name: 'Хэн нэгэн', email });
  expect(answer.message().reply).toMatchObject({ code: 'email_not_proven', details: { browser: expect.any(String) } });
  expect(await identitiesOf(id)).toEqual([]);
  expect(await sessionsOf(id)).toEqual([]);
});

test('a blocked customer does not come in by Google either', async () => {
  const { id, email } = await insertAccount(real.database.db);
  await block(real.database.db, id);
  const answer = await browserOfTest(shop).signInAt('google', newPerson(email));
  expect(answer.message().reply).toMatchObject({ code: 'forbidden' });
  expect(await identitiesOf(id)).toEqual([]);
});

test('while Google is away the popup says so and closes', async () => {
  const alone = await appOfTest(real.database, {}, socialEnv('http://127.0.0.1:1'));
  const browser = browserOfTest(alone);
  const answer = browser.answerOf(await browser.askShop(`/api/user/google-login?attempt=${ATTEMPT}`));
  expect(answer.message()).toMatchObject({ attempt: ATTEMPT, reply: { code: 'social_profile_failed' } });
  expect(alone.log()).toContain('"provider":"google"');
  await alone.close();
});

test('neither code nor state nor token nor address of mail is in the log', async () => {
  const person = newPerson();
  const browser = browserOfTest(shop);
  const back = await browser.comeBackFrom('google', person);
  const { reply } = browser.answerOf(await browser.askShop(back)).message();
  const query = new URLSearchParams(back.split('?')[1]);
  for (const secret of [query.get('code'), query.get('state'), person.email, 'token' in reply ? reply.token : '']) {
    expect(secret).toBeTruthy();
    expect(shop.log()).not.toContain(secret);
  }
});
