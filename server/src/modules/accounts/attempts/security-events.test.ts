import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearing,
  block,
  insertAccount,
  newEmail,
  PASSWORD,
  signedIn,
} from '../../../../test/accounts/account-of-test.ts';
import { askFrom, newAddress } from '../../../../test/accounts/asking.ts';
import { secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { mailedCode } from '../../../../test/accounts/mailed-code.ts';
import { type AppOfTest, appOfTest, SESSION_LIVES } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { noteRefusedAttempts } from '../../audit/public.ts';
import { lockEnteringCustomer } from '../entry/customers.queries.ts';
import { signIn } from '../entry/sign-in.ts';
import { createAttemptLog } from './create-attempt-log.ts';

/** The number of attempts of a flood in this file; the bound does not depend on it. */
const FLOOD = Number(process.env['FLOOD'] ?? 2_000);
const fail = (error: unknown): never => {
  throw error;
};
const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const eventsOf = async (subject: number | string) => {
  await shop.writeAttempts();
  return real.database.db
    .selectFrom('audit_log')
    .select(['action', 'customer_id', 'ip', 'request_id', 'occurrences'])
    .where('is_security_event', '=', true)
    .where('subject_id', '=', String(subject))
    .orderBy('id')
    .execute();
};
const actionsOf = async (subject: number | string) => (await eventsOf(subject)).map(({ action }) => action);
const login = (email: string, password: string, address = newAddress()) =>
  askFrom(shop.app, 'login', { email, password }, { address, headers: { 'x-request-id': 'request-of-test' } });

test('a sign-in is written down with who it was, from where and in which request', async () => {
  const { id, email } = await insertAccount(real.database.db);
  await login(email, PASSWORD, '2001:db8:5::9');
  expect(await eventsOf(id)).toEqual([
    {
      ...{ action: 'sign_in_password', customer_id: id, ip: '2001:db8:5::9' },
      ...{ request_id: expect.stringMatching(/./), occurrences: 1 },
    },
  ]);
});

test.each([
  ['login', 'sign_in_password'],
  ['useCode', 'sign_in_code'],
  ['google-login', 'sign_in_google'],
  ['facebook-login', 'sign_in_facebook'],
  ['facebookLogin', 'sign_in_facebook'],
  ['socialLogin', 'sign_in_social'],
  ['resetPassword', 'sign_in_link'],
])('a sign-in by %s is %s', async (call, action) => {
  const { db } = real.database;
  const { id } = await insertAccount(db);
  const caller = {
    who: 'nobody',
    requestId: 'r',
    address: '203.0.113.7',
    browser: 'test',
    browserKey: '',
    call,
  } as const;
  await inTransaction(db, async (tx) => {
    const customer = await lockEnteringCustomer(tx, id);
    if (customer === undefined) throw new Error('nobody');
    await signIn(tx, { sessionLives: SESSION_LIVES, now: () => DEMO_DAY }, customer, caller, 'password');
  });
  expect(await actionsOf(id)).toEqual([action]);
});

test('wrong passwords and codes are written down as attempts on the account, by nobody who is known', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db);
  const { browser } = await mailedCode({ app: shop.app, db }, email);
  await login(email, 'something else', '2001:db8:6::1');
  await askFrom(shop.app, 'useCode', { code: '000000', browser }, { address: '203.0.113.8' });
  expect(await eventsOf(id)).toMatchObject([
    { action: 'sign_in_failed', customer_id: null, ip: '2001:db8:6::/64', occurrences: 1 },
    { action: 'sign_in_failed', customer_id: null, ip: '203.0.113.8', occurrences: 1 },
  ]);
});

test('an attempt on an account that does not exist is kept under its network alone', async () => {
  await login(newEmail(), 'something', '198.51.100.77');
  expect(await actionsOf('198.51.100.77')).toEqual(['sign_in_failed']);
});

test('a limit that was hit is written down, and so is a blocked customer who comes', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db);
  const { most } = ENTRY_LIMITS.password_of_account;
  for (let count = 0; count < most + 4; count += 1) await login(email, 'something else', '203.0.113.9');
  // A row per minute: attempts that begin in one may end in the next.
  const counted = new Map<string, number>();
  for (const { action, occurrences } of await eventsOf(id))
    counted.set(action, (counted.get(action) ?? 0) + occurrences);
  expect(Object.fromEntries(counted)).toEqual({ sign_in_failed: most, limit_hit: 4 });
  const blocked = await insertAccount(db);
  await block(db, blocked.id);
  await login(blocked.email, PASSWORD);
  expect(await actionsOf(blocked.id)).toEqual(['sign_in_blocked']);
});

test('what changes the way in is written down: password, reset, address, and a wrong proof', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db);
  const token = await signedIn(db, id);
  const wanted = newEmail();
  const info = { info: { name: 'Сараа', phone: '99112233', email: wanted } };
  await askAs(shop.app, token, 'updateInfo', { ...info, currentPassword: 'something else' }, newAddress());
  await shop.writeAttempts();
  await askAs(shop.app, token, 'updateInfo', { ...info, currentPassword: PASSWORD }, newAddress());
  const link = await secretOf(db, wanted, 'email-change');
  await askFrom(shop.app, 'confirmEmail', { token: link, password: PASSWORD });
  const password = 'шинэ бөгөөд өөр үг';
  await askAs(shop.app, token, 'changePassword', { password, currentPassword: PASSWORD }, newAddress());
  const actions = await actionsOf(id);
  expect(actions).toEqual(['proof_failed', 'email_change_asked', 'email_changed', 'password_changed']);
  const rows = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute());
  for (const secret of [PASSWORD, password, link, email, wanted, 'something else']) expect(rows).not.toContain(secret);
});

test('an export is written down, and its rows are in the export', async () => {
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  const { body } = await askAs(shop.app, token, 'exportMyData', { currentPassword: PASSWORD }, newAddress());
  expect(body.data['audit_log']).toMatchObject([{ action: 'data_exported', customer_id: id }]);
});

test('an account that is deleted leaves one event, that of its deletion', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const { token = '' } = await login(email, PASSWORD);
  await login(email, 'something else');
  await shop.writeAttempts();
  await askAs(shop.app, token, 'deleteAccount', { currentPassword: PASSWORD }, newAddress());
  expect(await actionsOf(id)).toEqual(['account_deleted']);
});

test('the owner reads what happened lately, newest first, with half of the address', async () => {
  const { id, email } = await insertAccount(real.database.db);
  await login(email, 'something else', '203.0.113.9');
  await login(email, 'something else', '203.0.113.9');
  await shop.writeAttempts();
  const { token = '' } = await login(email, PASSWORD, '2001:db8:1:2::7');
  const { body } = await askAs(shop.app, token, 'mySessions');
  expect(body.events).toMatchObject([
    { words: 'Нууц үгээр нэвтэрсэн', count: 1, address: '2001:db8:•', at: DEMO_DAY.toISOString() },
    { words: 'Нэвтрэх оролдлого амжилтгүй болсон', count: 2, address: '203.0.•.•' },
  ]);
  const stranger = await insertAccount(real.database.db);
  const other = await signedIn(real.database.db, stranger.id);
  expect((await askAs(shop.app, other, 'mySessions')).body.events).toEqual([]);
  expect(await actionsOf(id)).toHaveLength(2);
});

test('refused attempts push no sign-in out of sight', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db);
  const { token = '' } = await login(email, PASSWORD);
  for (let minute = 1; minute <= 30; minute += 1) {
    const refused = { action: 'limit_hit', accountId: id, customerId: null, network: '203.0.113.9' } as const;
    const at = new Date(DEMO_DAY.getTime() + minute * 60_000);
    await noteRefusedAttempts(db, { ...refused, requestId: 'r', occurrences: 3 }, at);
  }
  const { events } = (await askAs(shop.app, token, 'mySessions')).body;
  expect(events.map(({ words }) => words)).toEqual([
    ...Array(5).fill('Хэт олон оролдлогыг зогсоосон'),
    'Нууц үгээр нэвтэрсэн',
  ]);
});

test('a flood is a few rows, however many attempts, accounts and networks it has', async () => {
  const { db } = real.database;
  const attempts = createAttemptLog(db, () => DEMO_DAY, fail);
  const before = await countRows();
  for (let at = 0; at < FLOOD; at += 1) {
    // Several writes within one minute: the bound is per minute.
    if (at % (FLOOD / 4) === 0) await attempts.flush();
    const address = `2001:db8:${(at % 0xffff).toString(16)}:9::1`;
    const body = { email: `${at}@tokhi.example`, password: 'something' };
    attempts.note({ call: 'login', code: 'wrong_credentials', address, requestId: 'r', customerId: null, body });
  }
  await attempts.flush();
  expect((await countRows()) - before).toBe(101);
  const several = db.selectFrom('audit_log').select(['occurrences', 'ip']).where('subject_id', '=', 'several');
  expect(await several.execute()).toEqual([{ occurrences: FLOOD - 100, ip: null }]);
});

test('a session that asks too often is written down once a minute', async () => {
  const limited = await appOfTest(real.database, { rateLimitPerMinute: 10 });
  const { id } = await insertAccount(real.database.db);
  const token = await signedIn(real.database.db, id);
  for (let count = 0; count < 12; count += 1) {
    await limited.app.inject({ method: 'POST', url: '/api/user/my-marks', headers: bearing(token), payload: {} });
  }
  await limited.close();
  expect(await eventsOf(id)).toMatchObject([{ action: 'limit_hit', customer_id: id, occurrences: 10 }]);
});

async function countRows(): Promise<number> {
  const { count } = await real.database.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
