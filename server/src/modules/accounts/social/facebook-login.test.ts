import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { block, insertAccount } from '../../../../test/accounts/account-of-test.ts';
import { ATTEMPT, browserOfTest, type Choice, socialEnv } from '../../../../test/accounts/browser-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';

const real = databaseOfTest();
let sandbox: Sandbox;
let shop: AppOfTest;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  shop = await appOfTest(real.database, {}, socialEnv(sandbox.webAddress));
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
});

const newPerson = (email = `saraa-${randomUUID()}@people.example`) => ({ name: 'Сараа', email });
const customersOf = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).execute();
const identitiesOf = (customerId: number) =>
  real.database.db.selectFrom('customer_identities').selectAll().where('customer_id', '=', customerId).execute();

/** Stands for Facebook's script in the page, which returns an access token. */
async function accessToken(choice: Choice, appId?: string): Promise<{ id: string; token: string }> {
  const query = appId === undefined ? '' : `?app_id=${appId}`;
  const answer = await fetch(`${sandbox.webAddress}/facebook/token${query}`, {
    method: 'POST',
    body: new URLSearchParams(choice),
  });
  return (await answer.json()) as { id: string; token: string };
}
const post = async (accessToken: string, user: object = { id: '1' }) =>
  (await shop.app.inject({ method: 'POST', url: '/api/user/facebook-login', payload: { user, accessToken } })).json();

/** The six digits last mailed to this address. */
async function mailedCode(email: string): Promise<string> {
  const notification = await real.database.db
    .selectFrom('notifications')
    .select('secret')
    .where('recipient', '=', email)
    .where('template', '=', 'login-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(JSON.stringify(notification.secret))?.[0] ?? '';
}
const useCode = async (code: string, browser: string) =>
  (await shop.app.inject({ method: 'POST', url: '/api/user/use-code', payload: { code, browser } })).json();
const browserHalf = (reply: object): string =>
  'details' in reply ? String((reply.details as { browser?: string }).browser) : '';

test('Facebook’s word for an address opens nothing; a mailed code makes the account, and from then on Facebook opens it', async () => {
  const person = newPerson();
  const answer = await browserOfTest(shop).signInAt('facebook', person);
  const { attempt, reply } = answer.message();
  expect(attempt).toBe(ATTEMPT);
  expect(reply).toMatchObject({ result: 'fail', code: 'email_not_proven' });
  expect(await customersOf(person.email)).toEqual([]);

  const opened = await useCode(await mailedCode(person.email), browserHalf(reply));
  expect(opened).toMatchObject({ result: 'success', data: { name: 'Сараа', bonus: 2020 } });
  const [customer] = await customersOf(person.email);
  const [identity] = await identitiesOf(customer?.id ?? 0);
  expect(identity).toMatchObject({ issuer: 'facebook' });

  const again = await browserOfTest(shop).signInAt('facebook', { person: identity?.subject ?? '' });
  expect(again.message().reply).toMatchObject({ result: 'success', data: { name: 'Сараа', bonus: 2020 } });
});

test('an existing account is linked by its mailed code, and by nobody else’s', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const { reply } = (await browserOfTest(shop).signInAt('facebook', newPerson(email))).message();
  const code = await mailedCode(email);
  expect(await useCode(code, 'A'.repeat(43))).toMatchObject({ code: 'code_wrong' });
  expect(await identitiesOf(id)).toEqual([]);
  expect(await useCode(code, browserHalf(reply))).toMatchObject({ result: 'success', data: { name: 'Болд' } });
  expect(await identitiesOf(id)).toMatchObject([{ issuer: 'facebook' }]);
});

test('the posted profile is not believed: an access token opens its own owner’s account', async () => {
  const victim = await insertAccount(real.database.db);
  const { token } = await accessToken(newPerson());
  const answer = await post(token, { id: '1', name: 'Хохирогч', email: victim.email });
  expect(answer).toMatchObject({ code: 'email_not_proven' });
  expect(await identitiesOf(victim.id)).toEqual([]);
  const emails = real.database.db.selectFrom('notifications').select('id').where('recipient', '=', victim.email);
  expect(await emails.execute()).toEqual([]);
});

test('an access token opens the account that it is linked to', async () => {
  const person = newPerson();
  const first = await accessToken(person);
  const answer = await post(first.token);
  await useCode(await mailedCode(person.email), browserHalf(answer));
  const { token } = await accessToken({ person: first.id });
  expect(await post(token)).toMatchObject({ result: 'success', token: expect.any(String) });
});

test.each([
  ['was given to another application', async () => (await accessToken(newPerson(), '1234567890')).token],
  ['nobody gave', async () => 'EAAnothing'],
])('an access token that %s opens nothing', async (_, token) => {
  expect(await post(await token())).toEqual({
    result: 'failed',
    code: 'social_profile_failed',
    data: 'Уучлаарай. Шаардлагатай талбарууд татагдсангүй.',
  });
});

test('a Facebook account without an e-mail is refused in the spec’s words', async () => {
  const answer = await browserOfTest(shop).signInAt('facebook', { name: 'Тэмүүлэн', email: '' });
  expect(answer.message().reply).toMatchObject({ data: 'Уучлаарай. Шаардлагатай талбарууд татагдсангүй.' });
});

test('whoever cancels at Facebook is told nothing', async () => {
  const answer = await browserOfTest(shop).signInAt('facebook', { cancel: '1' });
  expect(answer.message().reply).toEqual({ result: 'cancelled' });
});

test('a blocked customer does not come in by Facebook either', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const person = newPerson(email);
  const { reply } = (await browserOfTest(shop).signInAt('facebook', person)).message();
  await useCode(await mailedCode(email), browserHalf(reply));
  const [identity] = await identitiesOf(id);
  await block(real.database.db, id);
  const again = await browserOfTest(shop).signInAt('facebook', { person: identity?.subject ?? '' });
  expect(again.message().reply).toMatchObject({ code: 'forbidden' });
});

test('emails that prove an address are as limited as every other code', async () => {
  const person = newPerson();
  const { id } = await accessToken(person);
  const codes: string[] = [];
  for (let count = 0; count < 11; count += 1) codes.push((await post((await accessToken({ person: id })).token)).code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'email_not_proven'), 'too_many_requests']);
});

test('neither access token nor address of mail is in the log', async () => {
  const person = newPerson();
  const { token } = await accessToken(person);
  await post(token);
  await post('EAAsomething-that-was-not-given');
  expect(shop.log()).toContain('"provider":"facebook"');
  for (const secret of [token, person.email, 'EAAsomething']) expect(shop.log()).not.toContain(secret);
});
