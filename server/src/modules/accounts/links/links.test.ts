import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearing,
  insertAccount,
  newEmail,
  PASSWORD,
  registeredHere,
  signedIn,
} from '../../../../test/accounts/account-of-test.ts';
import { askFrom, newAddress } from '../../../../test/accounts/asking.ts';
import { emailsTo, secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { mailLink } from './mail-link.job.ts';
import { makeLink } from './make-link.ts';
import type { LinkPurpose } from './one-time-tokens.queries.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const NEW_PASSWORD = 'шинэ хэцүү нууц үг';

/** Runs the worker's part of all requests. */
async function work(): Promise<void> {
  const waiting = await real.database.db.selectFrom('link_requests').select('id').orderBy('id').execute();
  for (const { id } of waiting) await mailLink(real.database.db, id, DEMO_DAY);
}
const linkFor = async (customerId: number, email: string, purpose: LinkPurpose, now = DEMO_DAY) =>
  (await inTransaction(real.database.db, (tx) => makeLink(tx, customerId, email, purpose, now))).token;
const hoursBefore = (hours: number) => new Date(DEMO_DAY.getTime() - hours * 3_600_000);
/** In the browser that registered. */
const confirm = (token: string, given: object = {}) =>
  askFrom(shop.app, 'confirmEmail', { token, ...given }, { headers: registeredHere });
const reset = (token: string, password = NEW_PASSWORD) => askFrom(shop.app, 'resetPassword', { token, password });
const login = (email: string, password: string) => askFrom(shop.app, 'login', { email, password });
const isIn = async (token: string) =>
  (await askFrom(shop.app, 'logout', {}, { headers: bearing(token) })).status === 200;
const templatesTo = async (email: string) => (await emailsTo(real.database.db, email)).map(({ template }) => template);

test.each([
  ['forgotPassword', 'reset-password'],
  ['sendConfirmation', 'confirm-email'],
] as const)('%s answers the same for known and unknown, and writes to the known alone', async (name, template) => {
  const known = await insertAccount(real.database.db, { confirmed: false });
  const unknown = newEmail();
  const answers = [];
  for (const email of [known.email, unknown]) answers.push(await askFrom(shop.app, name, { email }));
  expect(answers[0]).toMatchObject({ status: 200, result: 'success' });
  expect(answers[1]).toEqual(answers[0]);
  // Whether there is an account is looked up by the worker only.
  expect(await templatesTo(known.email)).toEqual([]);
  await work();
  await work();
  expect(await templatesTo(known.email)).toEqual([template]);
  expect(await templatesTo(unknown)).toEqual([]);
  expect(await real.database.db.selectFrom('link_requests').selectAll().execute()).toEqual([]);
});

test('a request for a link is a job of the queue, whose payload names nobody', async () => {
  const email = newEmail();
  await askFrom(shop.app, 'forgotPassword', { email });
  const { rows } = await real.database.pool.query(
    "select task_identifier, payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'mail-link'".replace(
      'task_identifier',
      'task.identifier',
    ),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
  await work();
});

test('an address that is confirmed gets no second link to confirm it', async () => {
  const { email } = await insertAccount(real.database.db);
  await askFrom(shop.app, 'sendConfirmation', { email });
  await work();
  expect(await templatesTo(email)).toEqual([]);
});

test('what is no address gets no link', async () => {
  const answer = await askFrom(shop.app, 'forgotPassword', { email: 'not an address' });
  expect(answer).toMatchObject({ status: 400, details: { email: 'Invalid Email' } });
});

test('links are asked for ten times an hour an e-mail, and thirty an address', async () => {
  const email = newEmail();
  for (let count = 0; count < 10; count += 1) await askFrom(shop.app, 'forgotPassword', { email });
  expect(await askFrom(shop.app, 'sendConfirmation', { email })).toMatchObject({ code: 'too_many_requests' });
  const address = newAddress();
  for (let count = 0; count < 30; count += 1) {
    await askFrom(shop.app, 'forgotPassword', { email: newEmail() }, { address });
  }
  const refused = await askFrom(shop.app, 'forgotPassword', { email: newEmail() }, { address });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  await work();
});

test('a link confirms once, within 48 hours, and brings the welcome points', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  const late = await linkFor(id, email, 'confirm_email', hoursBefore(48));
  expect(await confirm(late)).toMatchObject({ status: 400, code: 'link_invalid' });
  const token = await linkFor(id, email, 'confirm_email', hoursBefore(47));
  expect(await confirm(token)).toEqual({ status: 200, result: 'success', already: false });
  expect(await confirm(token)).toEqual({ status: 200, result: 'success', already: true });
  expect(await login(email, PASSWORD)).toMatchObject({ status: 200, data: { bonus: 2_020 } });
  expect(await templatesTo(email)).toEqual(['welcome']);
});

test('a link to an address that was confirmed by a code says so, from any browser', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  const token = await linkFor(id, email, 'confirm_email');
  const { browser } = await askFrom(shop.app, 'sendCode', { email, terms: true });
  await askFrom(shop.app, 'useCode', { browser, code: await secretOf(real.database.db, email, 'login-code') });
  const answer = await askFrom(shop.app, 'confirmEmail', { token });
  expect(answer).toEqual({ status: 200, result: 'success', already: true });
});

test('a link that was sent to another address than the account has today confirms nothing', async () => {
  const { id } = await insertAccount(real.database.db, { confirmed: false });
  const token = await linkFor(id, newEmail(), 'confirm_email');
  expect(await confirm(token)).toMatchObject({ code: 'link_invalid' });
});

test('links are not exchangeable: one for a password confirms nothing, one that confirms sets no password', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  expect(await confirm(await linkFor(id, email, 'reset_password'))).toMatchObject({ code: 'link_invalid' });
  expect(await reset(await linkFor(id, email, 'confirm_email'))).toMatchObject({ code: 'link_invalid' });
});

test('a second account of an address that was welcomed before gets no second welcome', async () => {
  const { db } = real.database;
  const first = await insertAccount(db, { confirmed: false });
  await confirm(await linkFor(first.id, first.email, 'confirm_email'));
  // Erased account: the address is free.
  await db.updateTable('customers').set({ email: newEmail() }).where('id', '=', first.id).execute();
  const { browser } = await askFrom(shop.app, 'sendCode', { email: first.email, terms: true });
  const code = await secretOf(db, first.email, 'login-code');
  expect(await askFrom(shop.app, 'useCode', { browser, code })).toMatchObject({ status: 200, data: { bonus: 0 } });
});

test('a new password ends every session and every other link, and its owner gets an email', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const sessions = [await signedIn(real.database.db, id), await signedIn(real.database.db, id)];
  const other = await linkFor(id, email, 'reset_password');
  const change = await linkFor(id, newEmail(), 'change_email');
  const { browser } = await askFrom(shop.app, 'sendCode', { email, terms: true });
  const code = await secretOf(real.database.db, email, 'login-code');

  await askFrom(shop.app, 'forgotPassword', { email });
  await work();
  const token = await secretOf(real.database.db, email, 'reset-password');
  expect(await reset(token, 'password1')).toMatchObject({ code: 'password_common' });
  expect(await reset(token)).toMatchObject({ status: 200, result: 'success' });

  for (const session of sessions) expect(await isIn(session)).toBe(false);
  expect(await reset(token)).toMatchObject({ code: 'link_invalid' });
  expect(await reset(other)).toMatchObject({ code: 'link_invalid' });
  expect(await confirm(change)).toMatchObject({ code: 'link_invalid' });
  expect(await askFrom(shop.app, 'useCode', { browser, code })).toMatchObject({ code: 'code_wrong' });
  expect(await login(email, PASSWORD)).toMatchObject({ code: 'wrong_credentials' });
  expect(await login(email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  expect(await templatesTo(email)).toContain('password-changed');
});

test('a link for a new password holds an hour', async () => {
  const { id, email } = await insertAccount(real.database.db);
  expect(await reset(await linkFor(id, email, 'reset_password', hoursBefore(1)))).toMatchObject({
    code: 'link_invalid',
  });
  expect(await reset(await linkFor(id, email, 'reset_password', hoursBefore(0.9)))).toMatchObject({ status: 200 });
});

test('a new password proves the address that its link was sent to', async () => {
  const { id, email } = await insertAccount(real.database.db, { confirmed: false });
  await reset(await linkFor(id, email, 'reset_password'));
  expect(await login(email, NEW_PASSWORD)).toMatchObject({ status: 200, data: { bonus: 2_020 } });
});

test('another address holds as soon as its link was used, and both are told', async () => {
  const { id, email } = await insertAccount(real.database.db);
  const wanted = newEmail();
  const reset = await linkFor(id, email, 'reset_password');
  const token = await linkFor(id, wanted, 'change_email');
  const session = await signedIn(real.database.db, id);
  expect(await confirm(token, { password: PASSWORD })).toMatchObject({ status: 200, already: false });
  expect(await confirm(token)).toMatchObject({ status: 200, already: true });
  expect(await login(email, PASSWORD)).toMatchObject({ code: 'wrong_credentials' });
  expect(await login(wanted, PASSWORD)).toMatchObject({ status: 200 });
  expect(await templatesTo(email)).toEqual(['email-changed']);
  expect(await templatesTo(wanted)).toContain('email-changed');
  expect(await isIn(session)).toBe(true);
  // A link mailed to the old address no longer proves anything.
  expect(await askFrom(shop.app, 'resetPassword', { token: reset, password: NEW_PASSWORD })).toMatchObject({
    code: 'link_invalid',
  });
});

test('an address that somebody else proved meanwhile is taken; one that nobody proved gives way', async () => {
  const { id } = await insertAccount(real.database.db);
  const proven = await insertAccount(real.database.db);
  const password = { password: PASSWORD };
  const taken = await confirm(await linkFor(id, proven.email, 'change_email'), password);
  expect(taken).toMatchObject({ code: 'email_taken' });
  const unproven = await insertAccount(real.database.db, { confirmed: false });
  await linkFor(unproven.id, unproven.email, 'confirm_email');
  expect(await confirm(await linkFor(id, unproven.email, 'change_email'), password)).toMatchObject({ status: 200 });
  const gone = await real.database.db
    .selectFrom('customers')
    .select(['name', 'password_hash', 'erased_at'])
    .where('id', '=', unproven.id)
    .executeTakeFirst();
  expect(gone).toEqual({ name: null, password_hash: null, erased_at: DEMO_DAY });
});
