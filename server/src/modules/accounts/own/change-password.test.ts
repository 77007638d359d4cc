import { verify } from '@node-rs/argon2';
import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { type AppOfTest, appOfTest, SESSION_LIVES } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { askAs, oneMoreSession } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionProof } from '../sessions/sessions.queries.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const NEW_PASSWORD = 'шинэ бөгөөд өөр үг';

async function customer() {
  const account = await insertAccount(real.database.db);
  return { ...account, token: await oneMoreSession(real.database.db, account.id) };
}
const change = (token: string, body: object) => askAs(shop.app, token, 'changePassword', body);
const isSignedIn = async (token: string) => (await askAs(shop.app, token, 'mySessions')).status === 200;
const hashOfCustomer = async (id: number) =>
  (
    await real.database.db
      .selectFrom('customers')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).password_hash ?? '';
const emailsTo = (email: string) =>
  real.database.db.selectFrom('notifications').select(['template', 'payload']).where('recipient', '=', email).execute();

test('a new password ends every session, gives this browser a fresh one, and its owner gets an email', async () => {
  const { id, email, token } = await customer();
  const elsewhere = await oneMoreSession(real.database.db, id);
  const { status, body } = await change(token, { password: NEW_PASSWORD, currentPassword: PASSWORD });
  expect(status).toBe(200);
  expect([await isSignedIn(token), await isSignedIn(elsewhere), await isSignedIn(body.token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await verify(await hashOfCustomer(id), NEW_PASSWORD)).toBe(true);
  expect(await emailsTo(email)).toEqual([
    { template: 'password-changed', payload: { at: DEMO_DAY.toISOString(), recipientName: 'Болд' } },
  ]);
});

const MINUTE_MS = 60_000;
/** A session that was opened in this way `minutes` ago. */
async function openedBy(way: SessionProof, minutes: number) {
  const account = await insertAccount(real.database.db);
  const from = { address: '127.0.0.1', browser: 'test', openedBy: way };
  const at = new Date(DEMO_DAY.getTime() - minutes * MINUTE_MS);
  const token = await inTransaction(real.database.db, (tx) => openSession(tx, account.id, from, SESSION_LIVES, at));
  return { ...account, token };
}

test.each([
  ['password', 9],
  ['code', 9],
] as const)('§7’s payload is enough for a session that was opened by a %s %d minutes ago', async (way, minutes) => {
  const { id, token } = await openedBy(way, minutes);
  const { status, body } = await change(token, { password: NEW_PASSWORD });
  expect(status).toBe(200);
  expect(await verify(await hashOfCustomer(id), NEW_PASSWORD)).toBe(true);
  expect([await isSignedIn(token), await isSignedIn(body.token)]).toEqual([false, true]);
  // The fresh session was opened by no login: the next change asks again.
  expect(await change(body.token, { password: PASSWORD })).toMatchObject({ body: { code: 'wrong_password' } });
});

test.each([
  ['password', 11],
  ['code', 11],
  ['social', 1],
  ['reset', 1],
] as const)(
  'a session that was opened by %s %d minutes ago is asked for the current password',
  async (way, minutes) => {
    const { id, token } = await openedBy(way, minutes);
    const before = await hashOfCustomer(id);
    expect(await change(token, { password: NEW_PASSWORD })).toMatchObject({ body: { code: 'wrong_password' } });
    expect(await hashOfCustomer(id)).toBe(before);
  },
);

test('a wrong current password is refused also right after the login', async () => {
  const { token } = await openedBy('password', 1);
  const refused = await change(token, { password: NEW_PASSWORD, currentPassword: 'something else' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
});

test('of two changes by one fresh login one holds', async () => {
  const { token } = await openedBy('code', 1);
  const answers = await Promise.all(
    ['эхний шинэ нууц үг', 'дараагийн шинэ нууц үг'].map((password) => change(token, { password })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test.each([
  ['a wrong current password', { currentPassword: 'something else' }, 'wrong_password'],
  ['none at all', {}, 'wrong_password'],
  ['a new one that everybody has', { currentPassword: PASSWORD, password: 'Password1' }, 'password_common'],
])('%s changes nothing and ends nothing', async (_what, given, code) => {
  const { id, email, token } = await customer();
  const before = await hashOfCustomer(id);
  expect(await change(token, { password: NEW_PASSWORD, ...given })).toMatchObject({ status: 400, body: { code } });
  expect(await hashOfCustomer(id)).toBe(before);
  expect(await isSignedIn(token)).toBe(true);
  expect(await emailsTo(email)).toEqual([]);
});

test('wrong current passwords count as wrong logins: above the limit not even the right one is compared', async () => {
  const { token } = await customer();
  const { most } = ENTRY_LIMITS.password_of_account;
  const tries = Array.from({ length: most }, () => change(token, { password: NEW_PASSWORD, currentPassword: 'wrong' }));
  for (const { body } of await Promise.all(tries)) expect(body.code).toBe('wrong_password');
  const right = await change(token, { password: NEW_PASSWORD, currentPassword: PASSWORD });
  expect(right).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
});

test('of two changes at once one holds: the other’s current password is not current any more', async () => {
  const { id, email, token } = await customer();
  const elsewhere = await oneMoreSession(real.database.db, id);
  const passwords = ['эхний шинэ нууц үг', 'дараагийн шинэ нууц үг'];
  const answers = await Promise.all(
    [token, elsewhere].map((by, at) => change(by, { password: passwords[at], currentPassword: PASSWORD })),
  );
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes).toContain(200);
  // The other session may have ended before its request.
  expect(codes.filter((code) => code === 'wrong_password' || code === 'login_required')).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await verify(await hashOfCustomer(id), passwords[winner] ?? '')).toBe(true);
  expect(await isSignedIn(answers[winner]?.body.token ?? '')).toBe(true);
  expect(await emailsTo(email)).toHaveLength(1);
});

test('a link to a new password that was on its way opens nothing after the change', async () => {
  const { id, email, token } = await customer();
  const link = { token_hash: Buffer.alloc(32, 7), customer_id: id, email, purpose: 'reset_password' };
  const expires_at = new Date(DEMO_DAY.getTime() + 60_000);
  await real.database.db
    .insertInto('one_time_tokens')
    .values({ ...link, created_at: DEMO_DAY, expires_at })
    .execute();
  await change(token, { password: NEW_PASSWORD, currentPassword: PASSWORD });
  const left = await real.database.db
    .selectFrom('one_time_tokens')
    .select('purpose')
    .where('customer_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
