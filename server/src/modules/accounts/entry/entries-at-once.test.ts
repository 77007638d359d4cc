// What may happen once happens once, however often and at whichever process it is requested (two of them, on one database and Redis).
import type { EndpointName } from '@tokhi/contract/endpoints';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertAccount, newEmail, registeredHere } from '../../../../test/accounts/account-of-test.ts';
import { askProcess } from '../../../../test/accounts/ask-processes.ts';
import { newAddress } from '../../../../test/accounts/asking.ts';
import { secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../../../../test/process-of-test.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { makeLink } from '../links/make-link.ts';

const AT_ONCE = 20;
const real = databaseOfTest();
let processes: (ProcessOfTest & { address: string })[] = [];
beforeAll(async () => {
  const env = { DATABASE_URL: real.url, REDIS_URL: inject('redisUrl'), RATE_LIMIT_PER_MINUTE: '100000' };
  processes = await Promise.all([startApi(env), startApi(env)]);
});
afterAll(async () => {
  for (const one of processes) await stopProcess(one);
});

/** Twenty concurrent requests, to both processes in turn, each from a separate address. */
const twenty = (name: EndpointName, body: (at: number) => object) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(at, name, body(at))));

const ask = (at: number, name: EndpointName, body: object) =>
  askProcess(processes[at % processes.length]?.address ?? '', name, body, newAddress(), registeredHere.cookie);
const withStatus = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

/** The processes use the real clock. */
const linkFor = async (id: number, email: string, purpose: 'confirm_email' | 'reset_password') =>
  (await inTransaction(real.database.db, (tx) => makeLink(tx, id, email, purpose, new Date()))).token;
const ledgerOf = (customerId: number) =>
  real.database.db
    .selectFrom('bonus_ledger')
    .select(['points', 'reason'])
    .where('customer_id', '=', customerId)
    .execute();

test('a link that is used twenty times at once confirms once, welcomes once and says «already» to the others', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  const token = await linkFor(id, email, 'confirm_email');
  const answers = await twenty('confirmEmail', () => ({ token }));
  expect(withStatus(answers, 200)).toBe(AT_ONCE);
  expect(answers.filter(({ already }) => already === false)).toHaveLength(1);
  expect(await ledgerOf(id)).toEqual([{ points: 2_020, reason: 'welcome' }]);
});

test('twenty links of one account welcome it once', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  const tokens = await Promise.all(Array.from({ length: AT_ONCE }, () => linkFor(id, email, 'confirm_email')));
  const answers = await twenty('confirmEmail', (at) => ({ token: tokens[at] }));
  expect(withStatus(answers, 200)).toBe(AT_ONCE);
  expect(await ledgerOf(id)).toEqual([{ points: 2_020, reason: 'welcome' }]);
});

test('of twenty new passwords by one link one is set', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const token = await linkFor(id, email, 'reset_password');
  const passwords = Array.from({ length: AT_ONCE }, (_, at) => `шинэ нууц үг ${at}`);
  const answers = await twenty('resetPassword', (at) => ({ token, password: passwords[at] }));
  const won = answers.findIndex(({ status }) => status === 200);
  expect(withStatus(answers, 200)).toBe(1);
  expect(withStatus(answers, 400)).toBe(AT_ONCE - 1);
  expect(await ask(0, 'login', { email, password: passwords[won] })).toMatchObject({ status: 200 });
});

test('a code that is used twenty times at once opens one session, one account and one welcome', async () => {
  const email = newEmail();
  const { browser = '' } = await ask(0, 'sendCode', { email, terms: true });
  const code = await secretOf(real.database.db, email, 'login-code');
  const answers = await twenty('useCode', () => ({ browser, code }));
  expect(withStatus(answers, 200)).toBe(1);
  const { db } = real.database;
  const accounts = await db.selectFrom('customers').select('id').where('email', '=', email).execute();
  expect(accounts).toHaveLength(1);
  const id = accounts[0]?.id ?? 0;
  expect(await db.selectFrom('sessions').select('created_at').where('customer_id', '=', id).execute()).toHaveLength(1);
  expect(await ledgerOf(id)).toEqual([{ points: 2_020, reason: 'welcome' }]);
});

test('of twenty wrong codes at once an email hears five', async () => {
  const email = newEmail();
  const { browser = '' } = await ask(0, 'sendCode', { email, terms: true });
  const code = Number(await secretOf(real.database.db, email, 'login-code'));
  const wrong = (at: number) => String((code + 1 + at) % 1_000_000).padStart(6, '0');
  await twenty('useCode', (at) => ({ browser, code: wrong(at) }));
  const { tries, used_at } = await real.database.db
    .selectFrom('one_time_tokens')
    .select(['tries', 'used_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect([tries, used_at]).toEqual([5, null]);
});

test('two browsers of one new address that enter at once make one account', async () => {
  const email = newEmail();
  const proofs = [];
  for (let at = 0; at < 10; at += 1) {
    const { browser = '' } = await ask(at, 'sendCode', { email, terms: true });
    proofs.push({ browser, code: await secretOf(real.database.db, email, 'login-code') });
  }
  const answers = await Promise.all(proofs.map((proof, at) => ask(at, 'useCode', proof)));
  expect(withStatus(answers, 200)).toBe(10);
  const accounts = await real.database.db.selectFrom('customers').select('id').where('email', '=', email).execute();
  expect(accounts).toHaveLength(1);
  expect(await ledgerOf(accounts[0]?.id ?? 0)).toEqual([{ points: 2_020, reason: 'welcome' }]);
});

test('twenty registrations of one address make one account, which one link opens', async () => {
  const email = newEmail();
  const passwords = Array.from({ length: AT_ONCE }, (_, at) => `миний нууц үг ${at}`);
  const answers = await twenty('register', (at) => ({
    user: { name: `Болд ${at}`, email, phone: '70112233', password: passwords[at], rePassword: passwords[at] },
  }));
  // An e-mail address gets only a few emails an hour.
  for (const { status } of answers) expect([200, 429]).toContain(status);
  const { db } = real.database;
  const accounts = await db.selectFrom('customers').select(['id', 'name']).where('email', '=', email).execute();
  expect(accounts).toHaveLength(1);
  const links = await db.selectFrom('one_time_tokens').select('purpose').where('email', '=', email).execute();
  expect(links).toEqual([{ purpose: 'confirm_email' }]);
  const { id = 0, name = '' } = accounts[0] ?? {};
  const kept = Number(name?.replace('Болд ', ''));
  await ask(0, 'confirmEmail', { token: await linkFor(id, email, 'confirm_email') });
  expect(await ask(0, 'login', { email, password: passwords[kept] })).toMatchObject({ status: 200 });
});
